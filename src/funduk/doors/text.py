"""Views as lines of text, from their shape."""

from funduk.core.record import Added, Form, Many, Maybe, Record, Sub, shape_of


def describe(record: Record, indent: str = "") -> str:
    """Every field on a line; records inside are set in."""
    lines: list[str] = []
    for name, form in shape_of(type(record)):
        lines += field_lines(name, form, getattr(record, name), indent)
    return "\n".join(lines)


def field_lines(name: str, form: Form, value: object, indent: str) -> list[str]:
    inside = form.form if isinstance(form, Added | Maybe) else form
    if value is None:
        return [f"{indent}{name}: none"]
    if isinstance(inside, Sub):
        assert isinstance(value, Record)
        return [f"{indent}{name}:", describe(value, indent + "  ")]
    if isinstance(inside, Many) and isinstance(inside.form, Sub):
        assert isinstance(value, list)
        lines = [f"{indent}{name}:"] if value else [f"{indent}{name}: none"]
        for place, item in enumerate(value):
            lines += [f"{indent}  {place}:", describe(item, indent + "    ")]
        return lines
    return [f"{indent}{name}: {form.to_word(value)}"]
