import { parseToolset } from '#engine/folder/parseToolset.ts';
import { toolsetFolder } from '#engine/testing/toolsetFolder.ts';

/**
 * A toolset with one list, "/ideas", whose items have these properties, and with one layout. Fields and values are
 * called as they are named.
 */
export function trialToolset(layout: object, properties: Record<string, object>, item: object) {
  const fields = Object.keys(properties).map((name) => [`/ideas/*/${name}`, { title: name, item: name }]);
  const parts = Object.entries(properties).flatMap(([name, { items }]: [string, { items?: { properties?: object } }]) =>
    Object.keys(items?.properties ?? {})
      .filter((part) => part !== 'id')
      .map((part) => [`/ideas/*/${name}/*/${part}`, { title: part, item: part }]),
  );
  const enums = Object.entries(properties).flatMap(([name, { enum: values }]: [string, { enum?: string[] }]) =>
    values ? [[`/ideas/*/${name}`, Object.fromEntries(values.map((value) => [value, value]))]] : [],
  );
  const locale = {
    title: 'Ideas',
    description: 'What a team thought of.',
    sections: { all: { title: 'All' } },
    fields: { '/ideas': { title: 'Ideas', item: 'Idea' }, ...Object.fromEntries([...fields, ...parts]) },
    enums: Object.fromEntries(enums) as Record<string, Record<string, string>>,
  };
  const items = { type: 'object', additionalProperties: false, required: ['name'], properties };
  return parseToolset(
    toolsetFolder('ideas', {
      'schema.json': { properties: { ideas: { type: 'array', maxItems: 40, items } } },
      'ui.json': {
        sections: [{ id: 'all', fields: ['/ideas'] }],
        itemTitles: { '/ideas': 'name' },
        picture: [layout],
      },
      'locales/en.json': locale,
      'locales/tr.json': locale,
      'examples/en.json': { ideas: [item] },
      'examples/tr.json': { ideas: [item] },
    }),
  );
}
