import { optionalFiles, type ToolsetFile, type ToolsetFolder, toolsetFiles } from '#engine/folder/toolsetFiles.ts';

type Json = Record<string, unknown>;

/** Changes of the folder; a text or null (no file) in place of an object makes it invalid. */
export type FolderChanges = Partial<Record<ToolsetFile, Json | string | null>>;

/** A minimal valid folder for tests: one list of named items in one section. */
export function toolsetFolder(name: string, changes: FolderChanges = {}): ToolsetFolder {
  const whole: Partial<Record<ToolsetFile, Json | string>> = {
    ...soundFiles,
    'toolset.json': { ...manifest, id: name },
  };
  const files: ToolsetFolder['files'] = {};
  for (const file of [...toolsetFiles, ...optionalFiles]) {
    const change = changes[file];
    if (change === null || (change === undefined && whole[file] === undefined)) continue;
    const sound = whole[file];
    const content =
      typeof change === 'object' && typeof sound === 'object' ? { ...sound, ...change } : (change ?? sound);
    files[file] = typeof content === 'string' ? content : JSON.stringify(content);
  }
  return { name, files };
}

const manifest = { id: '', version: '1.0.0', stage: 'discover', order: 10, icon: 'users', tokenCost: 5 };

const locale = {
  title: 'Ideas',
  description: 'What a team thought of.',
  sections: { all: { title: 'All' } },
  fields: { '/ideas': { title: 'Ideas', item: 'Idea' }, '/ideas/*/name': { title: 'Name' } },
};

const example = { ideas: [{ id: 'first', name: 'The first' }] };

const soundFiles: Partial<Record<ToolsetFile, Json | string>> = {
  'schema.json': {
    type: 'object',
    additionalProperties: false,
    properties: {
      ideas: {
        type: 'array',
        maxItems: 9,
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['name'],
          properties: {
            id: { type: 'string', pattern: '^[a-z0-9-]{1,40}$' },
            name: { type: 'string', minLength: 1, maxLength: 80 },
          },
        },
      },
    },
  },
  'ui.json': { sections: [{ id: 'all', fields: ['/ideas'] }], itemTitles: { '/ideas': 'name' } },
  'prompt.md': 'The method.\n{{bounds}}\n---\n{{project}}\n{{fields}}\n{{notes}}\n{{language}}\n',
  'locales/en.json': locale,
  'locales/tr.json': locale,
  'examples/en.json': example,
  'examples/tr.json': example,
};
