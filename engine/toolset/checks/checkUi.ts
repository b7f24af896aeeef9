import { schemaAt } from '#engine/schema/schemaAt.ts';
import { formatPointer } from '#engine/schema/pointer.ts';

import type { Report } from '../checkToolset.ts';
import type { Toolset } from '../Toolset.ts';
import type { SchemaNode } from '../ToolsetSchema.ts';

/** Every top-level field stands in exactly one section, and every pointer leads to a field of the right kind. */
export function checkUi({ schema, ui }: Pick<Toolset, 'schema' | 'ui'>, report: Report): void {
  const say = (pointer: string, message: string) => report('ui.json', pointer, message);
  const placed = new Map<string, number>();

  ui.sections.forEach((section, index) => {
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

  for (const part of ['widgets', 'widths', 'layouts', 'itemTitles'] as const) {
    for (const pattern of Object.keys(ui[part])) {
      if (!schemaAt(schema, pattern))
        say(`/${part}${formatPointer([pattern])}`, `"${pattern}" is not a field of the schema`);
    }
  }
  for (const [pattern, property] of Object.entries(ui.itemTitles)) {
    const at = `/itemTitles${formatPointer([pattern])}`;
    const item = schemaAt(schema, `${pattern}/*`);
    const title = schemaAt(schema, `${pattern}/*/${property}`);
    if (!item && schemaAt(schema, pattern)) say(at, `"${pattern}" is not a list`);
    else if (item && !title) say(at, `an item of "${pattern}" has no "${property}"`);
    else if (item && title) checkTitle(`${pattern}/*/${property}`, item.required?.includes(property) ?? false, title);
  }

  function checkTitle(pattern: string, isRequired: boolean, title: SchemaNode): void {
    if (!isRequired) report('schema.json', '', `"${pattern}" names its item and must be required`);
    if (title.type === 'string' && !title.enum && !title.minLength) {
      report('schema.json', '', `"${pattern}" names its item and needs "minLength": 1`);
    }
  }
}
