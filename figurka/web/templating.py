"""The Jinja of the pages: templates note what they read, and calls and attributes go the straight way."""

import re
from collections.abc import Mapping, MutableMapping
from keyword import iskeyword
from types import MappingProxyType
from typing import Any, Final

from jinja2 import Environment, Template, nodes
from jinja2.compiler import CodeGenerator, Frame, MacroRef
from jinja2.environment import TemplateModule
from jinja2.nodes import EvalContext
from jinja2.runtime import Context, Macro, markup_join
from jinja2.utils import missing
from markupsafe import Markup, escape

from figurka.web.tracing import GONE, Inputs, MappingReader, Reader

marked: Final = str.__new__
"""Makes a text of a template without a look at it, as it is safe already."""
to_escape: Final = re.compile("[&<>\"']").search
OWN: Final = frozenset(("get", "items", "keys", "values"))
"""What a mapping is asked by a dot that is none of its keys."""


class Names:
    """The names that a template knows, as its context wants them: each is noted when it is looked up."""

    def __init__(self, inputs: Inputs, local: Mapping[str, object] = MappingProxyType({})) -> None:
        self.inputs = inputs
        self.local = local
        self.known = {**inputs.usual, "again": inputs.again, **local}
        """What means the same in all that is drawn: something usual, or of the template's own."""


class TracedContext(Context):
    """The context of a template; what it hands on to others are its names, not all that they mean."""

    def __init__(self, template: Template, names: Names) -> None:
        self.parent = {}
        self.vars = {}
        self.environment = template.environment
        self.eval_ctx = EvalContext(template.environment, template.name)
        self.exported_vars = set()
        self.name = template.name
        self.globals_keys = set()
        self.blocks = {}
        self.names = names
        self.globals = template.globals

    def resolve_or_missing(self, key: str) -> Any:
        """What a name means here."""
        names = self.names
        if key in names.known and key not in self.vars:
            return names.known[key]
        for known in (self.vars, self.environment.globals):
            if key in known:
                return known[key]
        inputs = names.inputs
        found = inputs.read(inputs.root.item(key))
        return missing if found is GONE else found

    def get_all(self) -> Any:
        """What others are given that are included or imported."""
        return self.names


class TracedTemplate(Template):
    """A template that can be drawn from inputs which note what is read of them."""

    def new_context(self, vars: Any = None, shared: bool = False, locals: Any = None) -> Context:  # noqa: A002
        """A context over names, or the usual one."""
        if not isinstance(vars, Names):
            return super().new_context(vars, shared, locals)
        local = {name: value for name, value in (locals or {}).items() if value is not missing}
        return TracedContext(self, Names(vars.inputs, {**vars.local, **local}))

    def make_module(self, vars: Any = None, shared: bool = False, locals: Any = None) -> TemplateModule:  # noqa: A002
        """A module of macros: the one that was made before, unless something differs of what it read then."""
        if not isinstance(vars, Names):
            return super().make_module(vars, shared, locals)
        inputs = vars.inputs
        made = inputs.modules.get(self.name)
        if made is None or (self.name not in inputs.sound and inputs.differing(made[1]) is not None):
            reads, inputs.reads = inputs.reads, {}
            module = TemplateModule(self, self.new_context(Names(inputs), True))
            made = inputs.modules[self.name] = module, inputs.reads
            inputs.reads = reads
        inputs.sound.add(self.name)
        inputs.reads.update(made[1])
        return made[0]


class StraightCode(CodeGenerator):
    """Writes a call as a call: no function of ours wants to be given the context of the template."""

    def visit_Call(self, node: nodes.Call, frame: Frame, forward_caller: bool = False) -> None:  # noqa: N802
        """A call with plain arguments; others are made as Jinja does."""
        unusual = node.dyn_args or node.dyn_kwargs or any(iskeyword(each.key) for each in node.kwargs)
        if forward_caller or unusual:
            super().visit_Call(node, frame, forward_caller=forward_caller)
            return
        self.visit(node.node, frame)
        self.write("(")
        for place, argument in enumerate((*node.args, *node.kwargs)):
            self.write(", " if place else "")
            self.visit(argument, frame)
        self.write(")")

    def macro_def(self, macro_ref: MacroRef, frame: Frame) -> None:
        """A macro that is called with what it takes needs no sorting of its arguments."""
        self.write("environment.")
        super().macro_def(macro_ref, frame)

    def visit_CondExpr(self, node: nodes.CondExpr, frame: Frame) -> None:  # noqa: N802
        """One of two things; without the second nothing, for which Jinja would make an object each time."""
        if node.expr2 is None:
            node.expr2 = nodes.Const("", lineno=node.lineno)
        super().visit_CondExpr(node, frame)

    def visit_Concat(self, node: nodes.Concat, frame: Frame) -> None:  # noqa: N802
        """Pieces of text put together."""
        self.write("environment.together(")
        for part in node.nodes:
            self.visit(part, frame)
            self.write(", ")
        self.write(")")

    def _output_child_pre(self, node: nodes.Expr, frame: Frame, finalize: Any) -> None:
        self.write("environment.text(")


class StraightMacro(Macro):
    """A macro, mostly called with as many arguments as it has."""

    def __call__(self, *args: Any, **kwargs: Any) -> str:
        """What it draws."""
        if self.catch_varargs or self.catch_kwargs or self.caller or len(args) > self._argument_count:
            return super().__call__(*args, **kwargs)
        if kwargs or len(args) < self._argument_count:
            named = [kwargs.pop(name, missing) for name in self.arguments[len(args) :]]
            if kwargs:  # Jinja tells what is wrong with them
                return super().__call__(*args, **kwargs)
            args = (*args, *named)
        return marked(Markup, self._func(*args))


class PageEnvironment(Environment):
    """An environment whose templates can note what they read; all of them write HTML."""

    code_generator_class = StraightCode
    template_class = TracedTemplate
    Macro = StraightMacro

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self._found: dict[str, Template] = {}

    def get_template(
        self,
        name: str | Template,
        parent: str | None = None,
        globals: MutableMapping[str, Any] | None = None,  # noqa: A002
    ) -> Template:
        """A template; as long as the process lives none of them changes."""
        if not isinstance(name, str) or globals is not None:
            return super().get_template(name, parent, globals)
        found = self._found.get(name)
        if found is None:
            found = self._found[name] = super().get_template(name, parent)
        return found

    @staticmethod
    def text(value: Any) -> Any:
        """What a template writes, escaped unless it is marked as safe."""
        kind = type(value)
        if kind is Markup or (kind is str and to_escape(value) is None):
            return value
        return str(value) if kind is int else escape(value)

    @staticmethod
    def together(*parts: Any) -> str:
        """Pieces of text as one, escaped if one of them is marked as safe."""
        for part in parts:
            if type(part) is not str and hasattr(part, "__html__"):
                return markup_join(parts)
        return "".join(map(str, parts))

    def getattr(self, obj: Any, attribute: str) -> Any:
        """What is behind a dot: of mappings, of which most things are made, an item without a detour."""
        kind = type(obj)
        if (kind is dict or kind is MappingReader) and attribute not in OWN:
            try:
                return obj[attribute]
            except LookupError:
                return self.undefined(obj=obj, name=attribute)
        try:
            return obj.dot(attribute) if kind is Reader else getattr(obj, attribute)
        except AttributeError:
            return super().getattr(obj, attribute)
