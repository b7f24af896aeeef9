import type { Toolset } from '#engine/contract/Toolset.ts';
import { widgetNames } from '#engine/contract/uiContract.ts';
import { checkLayout } from '#engine/picture/layouts/checkLayout.ts';
import { formatPointer } from '#engine/schema/pointer.ts';
import { schemaAt } from '#engine/schema/schemaAt.ts';
import type { SchemaNode } from '#engine/schema/ToolsetSchema.ts';

import type { Report } from './Report.ts';

type Checked = Pick<Toolset, 'schema' | 'ui'> & { widgets: readonly string[] };

/**
 * Every top-level field is in exactly one section, every pointer leads to a field of the right kind, and every widget
 * exists.
 */
export function checkUi({ schema, ui, widgets }: Checked, report: Report): void {
  const say = (pointer: string, message: string) => report('ui.json', pointer, message);
  const placed = new Map<string, number>();

  ui.sections.forEach((section, index) => {
    if (ui.sections.findIndex(({ id }) => id === section.id) !== index)
      say(`/sections/${index}/id`, `"${section.id}" is repeated`);
    section.fields.forEach((field, position) => {
      const name = field.slice(1);
      if (!Object.hasOwn(schema.properties, name)) {
        say(`/sections/${index}/fields/${position}`, `"${field}" is not a top-level field of the schema`);
      }
      placed.set(name, (placed.get(name) ?? 0) + 1);
    });
  });
  for (const name of Object.keys(schema.properties)) {
    const times = placed.get(name) ?? 0;
    if (times !== 1) say('/sections', `"/${name}" must stand in exactly one section; it stands in ${times}`);
  }

  for (const part of ['widgets', 'widths', 'layouts', 'itemTitles', 'keyValues', 'emphasis', 'cards'] as const) {
    for (const pattern of Object.keys(ui[part] ?? {})) {
      if (!schemaAt(schema, pattern))
        say(`/${part}${formatPointer([pattern])}`, `"${pattern}" is not a field of the schema`);
    }
  }
  const inputs: readonly string[] = [...widgetNames, ...widgets];
  for (const [pattern, widget] of Object.entries(ui.widgets)) {
    if (inputs.includes(widget)) continue;
    say(`/widgets${formatPointer([pattern])}`, `there is no input "${widget}"; there are ${inputs.join(', ')}`);
  }
  for (const [pattern, property] of Object.entries(ui.itemTitles)) {
    const at = `/itemTitles${formatPointer([pattern])}`;
    const item = schemaAt(schema, `${pattern}/*`);
    const title = schemaAt(schema, `${pattern}/*/${property}`);
    if (!item && schemaAt(schema, pattern)) say(at, `"${pattern}" is not a list`);
    else if (item && !title) say(at, `an item of "${pattern}" has no "${property}"`);
    else if (item && title) checkTitle(`${pattern}/*/${property}`, item.required?.includes(property) ?? false, title);
  }

  ui.picture.forEach((layout, index) =>
    checkLayout(layout, schema, (pointer, message) => say(`/picture/${index}${pointer}`, message)),
  );
  for (const part of ['keyValues', 'cards'] as const) {
    for (const [pattern, properties] of Object.entries(ui[part] ?? {})) {
      const node = schemaAt(schema, pattern);
      const parent = node?.type === 'array' ? `${pattern}/*` : pattern;
      for (const property of properties) {
        if (!node || schemaAt(schema, `${parent}/${property}`)) continue;
        say(`/${part}${formatPointer([pattern])}`, `"${parent}" has no "${property}"`);
      }
    }
  }

  function checkTitle(pattern: string, isRequired: boolean, title: SchemaNode): void {
    if (!isRequired) report('schema.json', '', `"${pattern}" names its item and must be required`);
    if (title.type === 'string' && !title.enum && !title.minLength) {
      report('schema.json', '', `"${pattern}" names its item and needs "minLength": 1`);
    }
  }
}
