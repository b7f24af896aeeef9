import { describe, expect, it } from 'vitest';

import type { SchemaNode } from '#engine/schema/ToolsetSchema.ts';
import { type FolderChanges, toolsetFolder } from '#engine/testing/toolsetFolder.ts';

import { formatFault } from './Fault.ts';
import { parseToolset } from './parseToolset.ts';

function faultsOf(changes: FolderChanges): string[] {
  const parsed = parseToolset(toolsetFolder('ideas', changes));
  expect(parsed.toolset).toBeNull();
  return parsed.faults.map((fault) => formatFault(fault).replace(/^ideas\//, ''));
}

const name: SchemaNode = { type: 'string', minLength: 1, maxLength: 80 };
const item = (properties: Record<string, SchemaNode> = {}, required = ['name']): SchemaNode => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties: { id: { type: 'string', pattern: '^[a-z0-9-]{1,40}$' }, name, ...properties },
});
/** The valid folder's schema with more fields in its items, or beside its list. */
const schema = (inItem: Record<string, SchemaNode>, beside: Record<string, SchemaNode> = {}) => ({
  properties: { ideas: { type: 'array', maxItems: 9, items: item(inItem) }, ...beside },
});

it('parses a valid folder, with defaults of what it leaves out', () => {
  const { toolset, faults } = parseToolset(toolsetFolder('ideas'));
  expect(faults).toEqual([]);
  expect(toolset?.manifest).toMatchObject({ id: 'ideas', dependsOn: [], binds: [], computed: [] });
  expect(toolset?.examples.tr).toEqual({ ideas: [{ id: 'first', name: 'The first' }] });
});

it('accepts files with a byte order mark', () => {
  const folder = toolsetFolder('ideas');
  for (const [file, text] of Object.entries(folder.files)) Object.assign(folder.files, { [file]: `\uFEFF${text}` });
  const { toolset, faults } = parseToolset(folder);
  expect(faults).toEqual([]);
  expect(toolset?.prompt).toMatch(/^The method/);
});

it('reports all faults at once, also when one file cannot be parsed', () => {
  const faults = faultsOf({
    'toolset.json': { tokencost: 5, icon: 'unicorn', dependsOn: [{ id: 'Market', required: true }] },
    'schema.json': { properties: { ideas: { type: 'array', items: item() } } },
    'ui.json': null,
    'prompt.md': null,
    'locales/en.json': { title: ' Ideas', description: '<b>Bold</b>' },
    'locales/tr.json': '{ "title": ',
  });
  expect(faults).toEqual([
    'ui.json: the file is missing',
    'prompt.md: the file is missing',
    expect.stringMatching(/^toolset\.json \/icon: Invalid enum value\. Expected 'award' \|.* received 'unicorn'$/),
    'toolset.json /dependsOn/0/id: must be kebab-case, such as "risk-map"',
    "toolset.json: Unrecognized key(s) in object: 'tokencost'",
    'locales/en.json /title: must not begin or end with a space',
    'locales/en.json /description: must not hold HTML',
    expect.stringMatching(/^locales\/tr\.json: is not JSON: /),
    'schema.json /properties/ideas: a list needs "maxItems"',
  ]);
});

it('checks valid files against each other although others are invalid', () => {
  const faults = faultsOf({
    'toolset.json': { stage: 'dream' },
    'locales/en.json': null,
    'locales/tr.json': { sections: {} },
    'examples/en.json': {},
    'examples/tr.json': { ideas: [{ name: '' }], other: 1 },
  });
  expect(faults).toEqual([
    'locales/en.json: the file is missing',
    expect.stringMatching(/^toolset\.json \/stage: /),
    'locales/tr.json /sections: the section "all" has no words',
    'examples/tr.json /other: This toolset has no such field.',
    'examples/tr.json /ideas/0/name: Fill in this field.',
  ]);
});

it.each(['null', 'false', '""', '0', '[]', '"text"'])('reports that an example is not an object: %s', (text) => {
  expect(faultsOf({ 'examples/en.json': text })).toEqual(['examples/en.json: This value is of the wrong kind.']);
});

it.each(['schema.json', 'examples/tr.json'] as const)(
  'reports that %s is nested too deep, and checks the others',
  (file) => {
    const endless = `${'{"items":'.repeat(50_000)}{}${'}'.repeat(50_000)}`;
    expect(faultsOf({ [file]: endless })).toEqual([`${file}: is nested more than 64 levels deep`]);
  },
);

const score: SchemaNode = { type: 'integer', minimum: 1, maximum: 5 };

describe('the manifest', () => {
  const faults = (manifest: object, more: FolderChanges = {}) => faultsOf({ 'toolset.json': { ...manifest }, ...more });
  const bind = { field: '/ideas/*/name', toolset: 'persona', list: '/personas', label: 'name' };

  it('has its folder’s name as id', () => {
    expect(faults({ id: 'thoughts' })).toEqual([
      'toolset.json /id: must be the name of the folder, "ideas", not "thoughts"',
    ]);
  });

  it.each(['project', 'fields', 'notes', 'language', 'bounds'])(
    'must not have the name of a placeholder as id: %s',
    (id) => {
      expect(parseToolset(toolsetFolder(id)).faults).toEqual([
        { toolset: id, file: 'toolset.json', pointer: '/id', message: `"${id}" is a placeholder of every prompt` },
      ]);
    },
  );

  it('must not depend on itself, nor twice on another', () => {
    const dependsOn = ['ideas', 'persona', 'persona'].map((id) => ({ id, required: false }));
    expect(faults({ dependsOn })).toEqual([
      'toolset.json /dependsOn/0/id: a toolset cannot depend on itself',
      'toolset.json /dependsOn/2/id: "persona" is repeated',
    ]);
  });

  it('binds texts that can hold an id, to declared dependencies', () => {
    const binds = [bind, { ...bind, field: '/ideas/*/gone' }, { ...bind, field: '/ideas/*/short' }];
    const more = { 'schema.json': schema({ short: { type: 'string', maxLength: 20 } }) };
    expect(faults({ binds }, more).filter((fault) => fault.startsWith('toolset.json'))).toEqual([
      'toolset.json /binds/0/toolset: "persona" must be one of dependsOn, or this toolset itself',
      'toolset.json /binds/1/field: "/ideas/*/gone" must be a field of type string; it is not there',
      'toolset.json /binds/1/toolset: "persona" must be one of dependsOn, or this toolset itself',
      'toolset.json /binds/2/field: "/ideas/*/short" holds an id and needs "maxLength": 40',
      'toolset.json /binds/2/toolset: "persona" must be one of dependsOn, or this toolset itself',
    ]);
  });

  it('computes averages of scores, into read-only fields', () => {
    const of = ['/ideas/*/name', '/ideas/*/gone', '/ideas/*/hours', { field: '/ideas/*/impact', subtractedFrom: 5 }];
    const computed = [{ field: '/ideas/*/average', rule: 'average', of }];
    const hours: SchemaNode = { type: 'integer', minimum: 0, maximum: 24 };
    const more = {
      'schema.json': schema({ average: hours, hours, impact: score, other: { type: 'number', readOnly: true } }),
    };
    expect(faults({ computed }, more).filter((fault) => fault.startsWith('toolset.json'))).toEqual([
      'toolset.json /computed/0/field: "/ideas/*/average" must be a field of type number; it is integer',
      'toolset.json /computed/0/field: "/ideas/*/average" must be "readOnly": true',
      'toolset.json /computed/0/of/0: "/ideas/*/name" must be a field of type integer or number; it is string',
      'toolset.json /computed/0/of/1: "/ideas/*/gone" must be a field of type integer or number; it is not there',
      'toolset.json /computed/0/of/2: "/ideas/*/hours" is a score and must be an integer from 1 to 5',
      'toolset.json /computed/0/of/3/subtractedFrom: must be 6, the minimum and the maximum of "/ideas/*/impact" together',
      'toolset.json /computed: "/ideas/*/other" is "readOnly", and no rule computes it',
    ]);
  });

  it('suggests values of an enum, from two scores of the same item, which has an id', () => {
    const values = { highXHighY: 'do', highXLowY: 'do', lowXHighY: 'do', lowXLowY: 'dream' };
    const quadrant = { rule: 'quadrant', highFrom: 3, values };
    const computed = [
      { ...quadrant, field: '/ideas/*/decision', x: '/ideas/*/impact', y: '/others/*/effort' },
      { ...quadrant, field: '/others/*/decision', x: '/others/*/effort', y: '/others/*/effort' },
      { ...quadrant, field: '/ideas/*/name', x: '/ideas/*/impact', y: '/ideas/*/impact' },
    ];
    const decision: SchemaNode = { type: 'string', enum: ['do'] };
    const others: SchemaNode = {
      type: 'array',
      maxItems: 9,
      items: { type: 'object', additionalProperties: false, properties: { effort: score, decision } },
    };
    const more = { 'schema.json': schema({ impact: score, decision }, { others }) };
    expect(faults({ computed }, more).filter((fault) => fault.startsWith('toolset.json'))).toEqual([
      'toolset.json /computed/0/y: "/others/*/effort" must stand in the same item as "/ideas/*/decision"',
      'toolset.json /computed/0/values/lowXLowY: "dream" is not in the enum of "/ideas/*/decision"',
      'toolset.json /computed/1/field: an item of "/others" needs an "id"',
      'toolset.json /computed/1/values/lowXLowY: "dream" is not in the enum of "/others/*/decision"',
      'toolset.json /computed/2/field: "/ideas/*/name" must be a field with an "enum"',
    ]);
  });

  it('mirrors name and description into fields outside of lists', () => {
    const mirrors = { name: '/ideas/*/name', description: '/ideas/*/name' };
    expect(faultsOf({ 'toolset.json': { mirrors } })).toEqual([
      'toolset.json /mirrors/name: "/ideas/*/name" stands in a list; a project has one name',
      'toolset.json /mirrors/description: "/ideas/*/name" stands in a list; a project has one description',
    ]);
  });

  it('names only existing fields', () => {
    expect(faults({ notGenerated: ['/date'], mirrors: { name: '/ideas', description: '/gone' } })).toEqual([
      'toolset.json /notGenerated/0: "/date" is not a field of the schema',
      'toolset.json /mirrors/name: "/ideas" must be a field of type string; it is array',
      'toolset.json /mirrors/description: "/gone" must be a field of type string; it is not there',
    ]);
  });
});

describe('ui.json', () => {
  it('shows every field in exactly one section', () => {
    const sections = [{ id: 'all', fields: ['/ideas', '/ideas', '/gone', '/ideas/name'] }];
    const beside = { 'schema.json': schema({}, { note: { type: 'string', maxLength: 9 } }) };
    expect(faultsOf({ 'ui.json': { sections }, ...beside }).filter((fault) => fault.startsWith('ui.json'))).toEqual([
      'ui.json /sections/0/fields/2: "/gone" is not a top-level field of the schema',
      'ui.json /sections/0/fields/3: "/ideas/name" is not a top-level field of the schema',
      'ui.json /sections: "/ideas" must stand in exactly one section; it stands in 2',
      'ui.json /sections: "/note" must stand in exactly one section; it stands in 0',
    ]);
  });

  it('names each section once', () => {
    const sections = [
      { id: 'all', fields: ['/ideas'] },
      { id: 'all', fields: ['/more'] },
    ];
    const [repeated] = faultsOf({
      'schema.json': schema({}, { more: { type: 'boolean' } }),
      'ui.json': { sections },
    });
    expect(repeated).toBe('ui.json /sections/1/id: "all" is repeated');
  });

  it('names only existing fields, and required titles of items', () => {
    const ui = {
      widgets: { '/ideas/*/gone': 'textarea' },
      widths: { '/ideas/*/wide': 'half' },
      layouts: { '/ideas': 'spiral' },
    };
    expect(faultsOf({ 'ui.json': ui })).toEqual([
      expect.stringMatching(/^ui\.json \/layouts\/~1ideas: Invalid enum value/),
    ]);
    expect(
      faultsOf({
        'ui.json': {
          ...ui,
          layouts: {},
          cards: { '/ideas': ['name', 'cost'] },
          itemTitles: { '/ideas': 'constructor', '/ideas/*/name': 'x' },
        },
      }),
    ).toEqual([
      'ui.json /widgets/~1ideas~1*~1gone: "/ideas/*/gone" is not a field of the schema',
      'ui.json /widths/~1ideas~1*~1wide: "/ideas/*/wide" is not a field of the schema',
      'ui.json /itemTitles/~1ideas: an item of "/ideas" has no "constructor"',
      'ui.json /itemTitles/~1ideas~1*~1name: "/ideas/*/name" is not a list',
      'ui.json /cards/~1ideas: "/ideas/*" has no "cost"',
    ]);
    const loose = {
      properties: {
        ideas: { type: 'array', maxItems: 9, items: item({ name: { type: 'string', maxLength: 9 } }, []) },
      },
    };
    expect(faultsOf({ 'schema.json': loose })).toEqual([
      'schema.json: "/ideas/*/name" names its item and must be required',
      'schema.json: "/ideas/*/name" names its item and needs "minLength": 1',
    ]);
  });

  it('refuses a key value that an item does not have', () => {
    expect(faultsOf({ 'ui.json': { keyValues: { '/ideas': ['name', 'colour'] } } })).toContain(
      'ui.json /keyValues/~1ideas: "/ideas/*" has no "colour"',
    );
  });
});

describe('the widgets named in ui.json', () => {
  const ui = (widget: string) => ({ 'ui.json': { widgets: { '/ideas/*/name': widget } } });

  it('are widgets of the form', () => {
    expect(faultsOf(ui('slider'))[0]).toMatch(
      /^ui.json \/widgets\/~1ideas~1\*~1name: there is no input "slider"; there are text,/,
    );
    expect(parseToolset(toolsetFolder('ideas', ui('textarea'))).faults).toEqual([]);
  });

  it('may be the folder’s own, in built-in folders', () => {
    expect(parseToolset({ ...toolsetFolder('ideas', ui('slider')), widgets: ['slider'] }).faults).toEqual([]);
  });
});

describe('the prompt', () => {
  const faults = (prompt: string) => faultsOf({ 'prompt.md': prompt });
  const task = '{{project}}{{fields}}{{notes}}{{language}}';

  it('has a method and a task', () => {
    expect(faults(`{{bounds}}${task}`)).toEqual([
      'prompt.md: needs two parts, the method and the task, divided by a line "---"',
    ]);
  });

  it('uses known and declared placeholders, each in its part', () => {
    expect(faults(`{{bounds}}{{project}}\n---\n${task}{{#persona}}why {{persona}}{{/persona}}{{bounds}}`)).toEqual([
      'prompt.md: {{project}} is not known in the method part, or is not a declared dependency',
      'prompt.md: {{persona}} is not known in the task part, or is not a declared dependency',
      'prompt.md: {{bounds}} is not known in the task part, or is not a declared dependency',
    ]);
  });

  it('uses the required placeholders', () => {
    expect(faults('Method\n---\n{{project}}{{notes}}')).toEqual([
      'prompt.md: the method part must use {{bounds}}',
      'prompt.md: the task part must use {{fields}}',
      'prompt.md: the task part must use {{language}}',
    ]);
  });

  it('is a valid template without partials', () => {
    expect(faults(`{{bounds}}{{#a}}\n---\n${task}{{> other}}`)).toEqual([
      expect.stringMatching(/^prompt\.md: the method part is not a sound Mustache template: Unclosed section "a"/),
      'prompt.md: the task part is not a sound Mustache template: "{{>" is not allowed',
    ]);
  });
});

describe('the locales', () => {
  it('have texts for every field, section and enum value, and no others', () => {
    const mark: SchemaNode = { type: 'string', enum: ['pain', 'gain'] };
    const english = {
      sections: { other: { title: 'Other' } },
      fields: { '/ideas': { title: 'Ideas' }, '/ideas/*/title': { title: 'Title' } },
      enums: { '/ideas/*/mark': { pain: 'Pain', joy: 'Joy' } },
    };
    const faults = faultsOf({ 'schema.json': schema({ mark }), 'locales/en.json': english });
    expect(faults.filter((fault) => fault.startsWith('locales/en.json'))).toEqual([
      'locales/en.json /fields: "/ideas/*/name" has no words',
      'locales/en.json /fields: "/ideas/*/mark" has no words',
      'locales/en.json /fields/~1ideas: a list needs "item", the name of one entry',
      'locales/en.json /fields/~1ideas~1*~1title: is not a field of the schema',
      'locales/en.json /sections: the section "all" has no words',
      'locales/en.json /sections/other: is not a section of ui.json',
      'locales/en.json /enums/~1ideas~1*~1mark: "gain" has no word',
      'locales/en.json /enums/~1ideas~1*~1mark: "joy" is not a value of the schema',
    ]);
    expect(faults.filter((fault) => fault.startsWith('locales/tr.json'))).toHaveLength(3);
  });

  it('have texts for a section whose name objects inherit', () => {
    expect(faultsOf({ 'ui.json': { sections: [{ id: 'constructor', fields: ['/ideas'] }] } })).toContain(
      'locales/en.json /sections: the section "constructor" has no words',
    );
  });
});

describe('the examples', () => {
  it('are valid documents with content and computed values', () => {
    const impact: SchemaNode = { type: 'integer', minimum: 1, maximum: 5 };
    const average: SchemaNode = { type: 'number', readOnly: true, maximum: 3 };
    const faults = faultsOf({
      'toolset.json': { computed: [{ field: '/ideas/*/average', rule: 'average', of: ['/ideas/*/impact'] }] },
      'schema.json': schema({ impact, average }),
      'examples/en.json': { ideas: [{ name: 'First', impact: 9 }, { impact: 3 }] },
      'examples/tr.json': { ideas: [{ name: 'İlk', impact: 4 }] },
    });
    expect(faults.filter((fault) => fault.startsWith('examples'))).toEqual([
      'examples/en.json /ideas/0/impact: Choose 5 or less.',
      'examples/en.json /ideas/1/name: Fill in this field.',
      'examples/tr.json /ideas/0/average: computed value: Choose 3 or less.',
    ]);
    expect(faultsOf({ 'examples/en.json': '{}' })).toEqual(['examples/en.json: has no content']);
  });

  it('fill in every field at least once, also of empty lists', () => {
    const note: SchemaNode = { type: 'string', maxLength: 80 };
    const tags: SchemaNode = { type: 'array', maxItems: 3, items: note };
    const ideas = [
      { id: 'first', name: 'First' },
      { id: 'second', name: 'Second', note: 'Noted' },
    ];
    const faults = faultsOf({
      'schema.json': schema({ note, tags }),
      'examples/en.json': { ideas: [{ ...ideas[0], tags: ['new'] }, ideas[1]] },
      'examples/tr.json': {
        ideas: [
          { ...ideas[0], tags: [] },
          { ...ideas[1], note: '' },
        ],
      },
    });
    expect(faults.filter((fault) => fault.startsWith('examples'))).toEqual([
      'examples/tr.json /ideas/0/note: "/ideas/*/note" is filled in nowhere; show every field at least once',
      'examples/tr.json /ideas/0/tags: "/ideas/*/tags/*" is filled in nowhere; show every field at least once',
    ]);
  });

  it('differ between languages in texts only', () => {
    const impact: SchemaNode = { type: 'integer', minimum: 1, maximum: 5 };
    const faults = faultsOf({
      'schema.json': schema({ impact }),
      'examples/en.json': {
        ideas: [
          { id: 'first', name: 'First', impact: 3 },
          { id: 'second', name: 'Second' },
        ],
      },
      'examples/tr.json': { ideas: [{ id: 'first', name: 'İlk', impact: 4 }] },
    });
    const message =
      'must be as in examples/en.json: ids, references, scores, dates and choices are the same in all languages';
    expect(faults.filter((fault) => fault.startsWith('examples'))).toEqual([
      `examples/tr.json /ideas/1/id: ${message}`,
      `examples/tr.json /ideas/0/impact: ${message}`,
    ]);
  });
});

describe('an article', () => {
  const article = '# Ideas\n\nHow to have many.\n\n## Begin\n\nWrite [personas](article:persona) first.\n';

  it('is optional, and returned in both languages', () => {
    expect(parseToolset(toolsetFolder('ideas')).toolset?.articles).toBeNull();
    const { toolset } = parseToolset(toolsetFolder('ideas', { 'article/en.md': article, 'article/tr.md': article }));
    expect(toolset?.articles).toEqual({ en: article, tr: article });
  });

  it('must exist in all languages', () => {
    expect(faultsOf({ 'article/tr.md': article })).toEqual([
      'article/en.md: the file is missing, while article/tr.md is there',
    ]);
  });

  it('is refused with file and line when it contains what is never shown', () => {
    expect(faultsOf({ 'article/en.md': article, 'article/tr.md': `${article}<script>alert(1)</script>` })).toEqual([
      'article/tr.md line 8: holds no HTML; only Markdown is shown',
    ]);
  });

  it('is bounded', () => {
    const long = `${article}${'x'.repeat(20_000)}`;
    expect(faultsOf({ 'article/en.md': long, 'article/tr.md': article })).toEqual([
      'article/en.md: is longer than 20000 characters',
    ]);
  });
});
