### What is looked at to tell what wins in Tapestry.

tapestry-balance-civilizations = Starting civilization
tapestry-balance-capitals = Capital city mat
tapestry-balance-openings = Track of the first advance
tapestry-balance-tracks = Track gone furthest
tapestry-balance-spaces = Space advanced to
tapestry-balance-landmarks = Landmark
tapestry-balance-cards = Tapestry card laid
tapestry-balance-techs = Technology invented
tapestry-balance-advances = Spaces advanced
tapestry-balance-territories = Territories
tapestry-balance-inventions = Technologies
tapestry-balance-landmarks-won = Landmarks
