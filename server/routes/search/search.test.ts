import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { SearchResult } from '#engine/protocol/search.ts';
import { Person } from '#server/testing/Person.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';
import { dialects } from '#server/testing/testDatabases.ts';

describe.each(dialects)('search on %s', (dialect) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({}, { dialect });
  });
  afterAll(() => server.stop());

  const search = async (person: Person, q: string, more = ''): Promise<SearchResult[]> => {
    const reply = await person.call('GET', `/api/search?q=${encodeURIComponent(q)}${more}`);
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    return reply.body.data;
  };

  /** Somebody with one stakeholder saved. */
  async function withStakeholder(name: string, why = 'Pays') {
    const owner = await Person.register(server);
    const project = await owner.project();
    const rename = (nameOrRole: string) => {
      const { stakeholders, ...rest } = server.services.toolsets.get('stakeholder').examples.en as never as {
        stakeholders: object[];
      };
      return owner.save(project, 'stakeholder', { ...rest, stakeholders: [{ ...stakeholders[0], nameOrRole, why }] });
    };
    await rename(name);
    return { owner, project, rename };
  }

  it.each([
    ['ışık atölyesi', 'Işık Atölyesi'],
    ['ISIK', 'Işık Atölyesi'],
    ['İĞNEADA', 'iğneada Ofisi'],
    ['ofisi iğneada', 'İğneada Ofisi'],
    ['100%', 'At least 100% of boxes'],
    ['_x!', 'A_x! sign'],
    ['große', 'GROSSE Halle'],
  ])('finds %j in %j', async (q, name) => {
    const { owner, project } = await withStakeholder(name);
    expect(await search(owner, q)).toMatchObject([
      { project, toolset: 'stakeholder', pointer: '/stakeholders/0/nameOrRole', words: name, projectName: 'Dönkap' },
    ]);
  });

  it.each(['a', '', ' ', '-', 'zebra crossing'])('finds nothing for %j', async (q) => {
    const { owner } = await withStakeholder('Landlord');
    expect(await search(owner, q)).toEqual([]);
  });

  it('refuses ten thousand letters', async () => {
    const { owner } = await withStakeholder('Landlord');
    expect((await owner.call('GET', `/api/search?q=${'a'.repeat(10_000)}`)).status).toBe(422);
  });

  it('finds what is saved now, and no longer what was', async () => {
    const { owner, rename } = await withStakeholder('Bakery');
    expect(await search(owner, 'bakery')).toHaveLength(1);
    await rename('Florist');
    expect(await search(owner, 'bakery')).toEqual([]);
    expect(await search(owner, 'florist')).toHaveLength(1);
  });

  it('says where a long text holds it', async () => {
    const why = `${'They wait at the counter and say so. '.repeat(6)}Nobody carries a deposit. ${'They go. '.repeat(20)}`;
    const { owner } = await withStakeholder('Bakery', why);
    const [found] = await search(owner, 'carries a deposit');
    expect(found!.pointer).toBe('/stakeholders/0/why');
    expect(found!.field).toContain('Bakery');
    expect(found!.words).toMatch(/^….*Nobody carries a deposit.*…$/);
    expect(found!.words.length).toBeLessThan(150);
  });

  it('puts names of projects and the open project first', async () => {
    const { owner, project } = await withStakeholder('Harbour');
    const second = await owner.project();
    await owner.call('PATCH', `/api/projects/${second}`, { name: 'Harbour lunch' });
    await owner.saveExample(second, 'persona');
    const all = await search(owner, 'harbour', `&project=${project}`);
    expect(all[0]).toMatchObject({ project: second, toolset: null, words: 'Harbour lunch' });
    expect(all[1]).toMatchObject({ project, toolset: 'stakeholder' });
  });

  it('finds what members may read, and nothing of a project that was left, deleted or never theirs', async () => {
    const { owner, project } = await withStakeholder('Municipality');
    const member = await Person.register(server);
    expect(await search(member, 'municipality')).toEqual([]);
    const { email } = (await member.call('GET', '/api/user/current')).body.data;
    const added = await owner.call('POST', `/api/projects/${project}/members`, { email, role: 'viewer' });
    expect(await search(member, 'municipality')).toHaveLength(1);
    await owner.call('DELETE', `/api/projects/${project}/members/${added.body.data.id}`);
    expect(await search(member, 'municipality')).toEqual([]);
    await owner.call('DELETE', `/api/projects/${project}`);
    expect(await search(owner, 'municipality')).toEqual([]);
  });

  it('shows of many people’s projects to each only their own', async () => {
    const people = await Promise.all(['Reed', 'Rope', 'Rack'].map((name) => withStakeholder(`${name} maker`)));
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...people),
        fc.constantFrom('maker', 'reed', 'rope', 'rack', 'r', 'ma', 'pays'),
        async ({ owner, project }, q) => {
          for (const found of await search(owner, q)) expect(found.project).toBe(project);
        },
      ),
      { numRuns: 20 },
    );
  });
});
