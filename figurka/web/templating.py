"""The Jinja of the pages: templates note what they read, and calls and attributes go the straight way."""

from collections.abc import Mapping
from keyword import iskeyword
from types import MappingProxyType
from typing import Any, Final, cast

from jinja2 import Environment, Template, nodes
from jinja2.compiler import CodeGenerator, Frame, MacroRef
from jinja2.environment import TemplateModule
from jinja2.nodes import EvalContext
from jinja2.runtime import Context, Macro
from jinja2.utils import missing
from markupsafe import Markup, escape

from figurka.web.tracing import GONE, Inputs, MappingReader, item_of

OWN: Final = frozenset(("get", "items", "keys", "values"))
"""What a mapping is asked by a dot that is none of its keys."""


class Names:
    """The names that a template knows, as its context wants them: each is noted when it is looked up."""

    def __init__(self, inputs: Inputs, local: Mapping[str, object] = MappingProxyType({})) -> None:
        self.inputs = inputs
        self.local = local

    def find(self, name: str) -> object:
        """What a name means: something of the template's own, something usual, or an input."""
        for known in (self.local, self.inputs.usual):
            if name in known:
                return known[name]
        if name == "again":
            return self.inputs.again
        return self.inputs.read(self.inputs.root.further(item_of, name))


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
        if key in self.vars:
            return self.vars[key]
        found = self.names.find(key)
        if found is not GONE:
            return found
        return self.globals.get(key, missing)

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
        if made is None or not inputs.same(made[1]):
            reads, inputs.reads = inputs.reads, {}
            module = TemplateModule(self, self.new_context(Names(inputs), True))
            made = inputs.modules[self.name] = module, inputs.reads
            inputs.reads = reads
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

    def _output_child_pre(self, node: nodes.Expr, frame: Frame, finalize: Any) -> None:
        self.write("environment.text(")


class StraightMacro(Macro):
    """A macro, mostly called with as many arguments as it has."""

    def __call__(self, *args: Any, **kwargs: Any) -> str:
        """What it draws."""
        if not kwargs and len(args) == self._argument_count and not (self.catch_varargs or self.caller):
            return Markup(self._func(*args))
        return super().__call__(*args, **kwargs)


class PageEnvironment(Environment):
    """An environment whose templates can note what they read; all of them write HTML."""

    code_generator_class = StraightCode
    template_class = TracedTemplate
    Macro = StraightMacro

    @staticmethod
    def text(value: Any) -> str:
        """What a template writes, escaped unless it is marked as safe."""
        kind = type(value)
        if kind is Markup:
            return cast(str, value)
        return str(value) if kind is int else escape(value)

    def getattr(self, obj: Any, attribute: str) -> Any:
        """What is behind a dot: of mappings, of which most things are made, an item without a detour."""
        if isinstance(obj, (dict, MappingReader)) and attribute not in OWN:
            try:
                return obj[attribute]
            except LookupError:
                return self.undefined(obj=obj, name=attribute)
        try:
            return getattr(obj, attribute)
        except AttributeError:
            return super().getattr(obj, attribute)
