import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { toolsetFolder } from '#engine/testing/toolsetFolder.ts';
import { Person } from '#server/testing/Person.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

const number = { type: 'number', minimum: 0, maximum: 1e9 };
const computed = { type: 'number', readOnly: true };
const price = 'money / buyer / part';

/** Three folders of figures, each of which computes from the one before. */
function folders() {
  const of = (id: string, properties: Record<string, object>, manifest: object, example: object) => {
    const names = Object.keys(properties);
    const locale = {
      title: id,
      description: 'Figures.',
      sections: { all: { title: 'All' } },
      fields: Object.fromEntries(names.map((name) => [`/${name}`, { title: name }])),
    };
    return toolsetFolder(id, {
      'toolset.json': manifest as Record<string, unknown>,
      'schema.json': { properties },
      'ui.json': { sections: [{ id: 'all', fields: names.map((name) => `/${name}`) }], itemTitles: {} },
      'locales/en.json': locale,
      'locales/tr.json': locale,
      // The sound folder has a list that these have not.
      'examples/en.json': JSON.stringify(example),
      'examples/tr.json': JSON.stringify(example),
    });
  };
  const reads = (...ids: string[]) => ids.map((id) => ({ id, required: false }));
  return [
    of(
      'buyers',
      { buyers: number, price: number },
      { measures: { '/buyers': 'buyer', '/price': price } },
      { buyers: 1000, price: 12.5 },
    ),
    of(
      'turnover',
      { share: number, turnover: computed },
      {
        order: 20,
        measures: { '/share': 'part', '/turnover': 'money' },
        dependsOn: reads('buyers'),
        computed: [
          {
            field: '/turnover',
            rule: 'product',
            of: [{ toolset: 'buyers', field: '/buyers' }, { toolset: 'buyers', field: '/price' }, '/share'],
          },
        ],
      },
      { share: 0.1 },
    ),
    of(
      'profit',
      { costs: number, price: number, profit: computed },
      {
        order: 30,
        measures: { '/price': price, '/costs': 'money', '/profit': 'money' },
        dependsOn: reads('turnover', 'buyers'),
        computed: [
          { field: '/profit', rule: 'difference', of: [{ toolset: 'turnover', field: '/turnover' }, '/costs'] },
        ],
        agrees: [{ field: '/price', with: { toolset: 'buyers', field: '/price' } }],
      },
      { costs: 250, price: 12.5 },
    ),
  ];
}

const shelf = mkdtempSync(path.join(tmpdir(), 'filiz-shelf-'));
beforeAll(() => {
  for (const { name, files } of folders()) {
    for (const [file, text] of Object.entries(files)) {
      const target = path.join(shelf, name, file);
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, text);
    }
  }
});
afterAll(() => rmSync(shelf, { recursive: true }));

describe('values that follow from other toolsets', () => {
  let server: TestServer;
  let person: Person;
  let id: string;

  beforeAll(async () => {
    server = await startTestServer({ TOOLSETS_DIR: shelf });
    person = await Person.register(server);
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    id = (await person.call('POST', '/api/projects', { name: 'Kutu', description: 'Boxes.' })).body.data.project.id;
  });

  it('are computed on saving from what is saved there, whatever the client sends', async () => {
    await person.save(id, 'buyers', { buyers: 1000, price: 12.5 });
    expect(await person.save(id, 'turnover', { share: 0.1, turnover: 7 })).toEqual({ share: 0.1, turnover: 1250 });
    expect((await person.toolset(id, 'turnover')).content).toEqual({ share: 0.1, turnover: 1250 });
  });

  it('are not there while the other toolset is empty', async () => {
    expect(await person.save(id, 'turnover', { share: 0.1, turnover: 7 })).toEqual({ share: 0.1 });
  });

  it('come with what they are computed from, which is new as soon as the other toolset is saved', async () => {
    await person.save(id, 'buyers', { buyers: 1000, price: 12.5 });
    await person.save(id, 'turnover', { share: 0.1 });
    await person.save(id, 'buyers', { buyers: 2000, price: 12.5 });
    const state = await person.toolset(id, 'turnover');
    expect(state).toMatchObject({ stale: true, staleBecause: ['buyers'], content: { turnover: 1250 } });
    expect(state.figures).toEqual({ buyers: { buyers: 2000, price: 12.5 } });
  });

  it('follow over several toolsets, of which the one between was not saved again', async () => {
    await person.save(id, 'buyers', { buyers: 1000, price: 12.5 });
    await person.save(id, 'turnover', { share: 0.1 });
    await person.save(id, 'buyers', { buyers: 2000, price: 12.5 });
    expect(await person.save(id, 'profit', { costs: 500 })).toEqual({ costs: 500, profit: 2000 });
  });

  it('hold nothing of the other toolset but what is read', async () => {
    await person.save(id, 'buyers', { buyers: 1000, price: 12.5 });
    expect((await person.toolset(id, 'profit')).figures).toEqual({ turnover: {}, buyers: { price: 12.5 } });
    expect((await person.toolset(id, 'buyers')).figures).toEqual({});
  });

  it('are computed again from a project file', async () => {
    await person.save(id, 'buyers', { buyers: 1000, price: 12.5 });
    await person.save(id, 'turnover', { share: 0.1 });
    const order = { toolsets: ['buyers', 'turnover'], format: 'json' };
    const file = JSON.stringify((await person.call('POST', `/api/projects/${id}/exports`, order)).body);
    const form = new FormData();
    form.set('file', new Blob([file.replace('1250', '9')]), 'project.json');
    const headers = { authorization: `Bearer ${person.token}` };
    const answer = await fetch(`${server.url}/api/projects/import`, { method: 'POST', headers, body: form });
    const { data } = (await answer.json()) as { data: { project: { id: string } } };
    const { content } = await person.toolset(data.project.id, 'turnover');
    expect(content).toEqual({ share: 0.1, turnover: 1250 });
  });

  it('stand in the example project as in its examples', async () => {
    const { project } = (await person.call('POST', '/api/projects/example')).body.data;
    expect((await person.toolset(project.id as string, 'profit')).content).toEqual({
      costs: 250,
      price: 12.5,
      profit: 1000,
    });
  });
});
