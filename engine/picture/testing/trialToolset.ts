import { toolsetFolder } from '#engine/testing/toolsetFolder.ts';
import { parseToolset } from '#engine/toolset/parseToolset.ts';

/** A toolset with one list, "/ideas", whose items have these properties, and with one layout. Fields are called as they are named. */
export function trialToolset(layout: object, properties: Record<string, object>, item: object) {
  const fields = Object.keys(properties).map((name) => [`/ideas/*/${name}`, { title: name, item: name }]);
  const parts = Object.entries(properties).flatMap(([name, { items }]: [string, { items?: { properties?: object } }]) =>
    Object.keys(items?.properties ?? {}).map((part) => [`/ideas/*/${name}/*/${part}`, { title: part }]),
  );
  const locale = {
    title: 'Ideas',
    description: 'What a team thought of.',
    sections: { all: { title: 'All' } },
    fields: { '/ideas': { title: 'Ideas', item: 'Idea' }, ...Object.fromEntries([...fields, ...parts]) },
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
