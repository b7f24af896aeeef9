import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Claim } from '#engine/evidence/Evidence.ts';
import { changeNoteKey } from '#engine/generation/changeNote.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { answerFromExamples } from '#server/testing/answerFromExamples.ts';
import { FakeModelServer, type ModelRequestBody } from '#server/testing/FakeModelServer.ts';
import { Person } from '#server/testing/Person.ts';
import { quickly } from '#server/testing/quickly.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

type Item = Record<string, unknown> & { id?: string | null };

const interviews = 'exploratory-interview';
const byExample = answerFromExamples();

/** What a model makes of the items that it is told: which stay, in which order, under whose id, with what words. */
const whim = fc.record({
  order: fc.shuffledSubarray([0, 1, 2, 3, 4, 5]),
  renamed: fc.subarray([0, 1, 2, 3, 4, 5]),
  swapped: fc.boolean(),
  forgetsIds: fc.boolean(),
  added: fc.integer({ min: 0, max: 3 }),
});
type Whim = typeof whim extends fc.Arbitrary<infer Value> ? Value : never;

/** The items of the document that is to be written anew, as the model is told them. */
function presentItems({ messages }: ModelRequestBody): Item[] {
  const fence = /<data from="the document as it stands"[^>]*>\n([^\n]*)\n/.exec(messages.at(-1)!.content);
  const document = JSON.parse(fence?.[1] ?? '{}') as Record<string, unknown>;
  const items = (document['interviews'] ?? document['interviews?'] ?? []) as Record<string, unknown>[];
  return items.map((item) => (item['?'] ?? item) as Item);
}

function rewritten(body: ModelRequestBody, { order, renamed, swapped, forgetsIds, added }: Whim): string {
  const answer = JSON.parse(byExample(body)) as Record<string, unknown>;
  const [template] = answer['interviews'] as Item[];
  const present = presentItems(body);
  const kept = order.flatMap((at) => {
    const item = present[at];
    if (!item) return [];
    const named = { id: forgetsIds ? null : item.id, interviewee: item['interviewee'] };
    return [{ ...template, ...named, ...(renamed.includes(at) && { interviewee: `Somebody else ${at}` }) }];
  });
  const [one, other] = kept;
  if (swapped && one && other) [one.id, other.id] = [other.id, one.id];
  const fresh = Array.from({ length: added }, (_, at) => ({ ...template, id: null, interviewee: `New ${at}` }));
  return JSON.stringify({ ...answer, interviews: [...kept, ...fresh], [changeNoteKey]: 'Two were added.' });
}

describe('a document that a model writes anew', () => {
  let model: FakeModelServer;
  let server: TestServer;
  let ada: Person;
  let project: string;
  let saved: ToolsetDocument;

  beforeAll(async () => {
    model = await new FakeModelServer(({ body }) => ({ text: byExample(body) })).start();
    server = await startTestServer({ OPENAI_BASE_URL: model.url }, { generation: quickly });
    ada = await Person.register(server);
    project = await ada.project();
    for (const toolset of ['stakeholder', 'final-persona']) await ada.saveExample(project, toolset);
    saved = await ada.saveExample(project, interviews);
    await ada.saveExample(project, 'lean-canvas');
  });
  afterAll(async () => {
    await server.stop();
    await model.stop();
  });

  const itemsOf = (content: ToolsetDocument | null) => (content?.['interviews'] ?? []) as Item[];
  const cited = async () => {
    const { body } = await ada.call('GET', `/api/projects/${project}/evidence`);
    const claims = body.data.claims as Claim[];
    return claims.flatMap(({ id, sources }) => sources.map(({ source, state, quote }) => [id, source, state, quote]));
  };

  it('keeps citations, comments, locks and what people filled in, ten times over, whatever the model does', async () => {
    const path = `/api/projects/${project}`;
    const commented = itemsOf(saved)[1]!;
    const comment = { toolset: interviews, pointer: '/interviews/1/interviewee', text: 'Who was that?' };
    expect((await ada.call('POST', `${path}/comments`, comment)).status).toBe(201);
    const { revision } = await ada.toolset(project, interviews);
    const pointers = ['/interviews/2/place'];
    await ada.call('PUT', `${path}/toolsets/${interviews}/locks`, { pointers, revision, draft: null });
    const before = await cited();
    expect(before.some(([, , state]) => state === 'given')).toBe(true);

    await fc.assert(
      fc.asyncProperty(whim, async (mood) => {
        model.script = ({ body }) => ({ text: rewritten(body, mood) });
        await ada.ended((await ada.begin(project, interviews)).id);
        const { content, draft } = await ada.toolset(project, interviews);
        expect(draft).toMatchObject({ note: 'Two were added.' });
        expect(
          model.calls
            .at(-1)!
            .body.messages.map((message) => message.content)
            .join(),
        ).not.toContain(commented.id);
        await ada.save(project, interviews, content!);

        expect(await cited()).toEqual(before);
        const items = itemsOf(content);
        for (const old of itemsOf(saved)) {
          const now = items.find(({ id }) => id === old.id);
          if (old['status'] === 'done') expect(now).toMatchObject({ status: 'done', quotes: old['quotes'] });
        }
        expect(items.find(({ id }) => id === commented.id)).toBeDefined();
        expect(items.find(({ id }) => id === itemsOf(saved)[2]!.id)).toMatchObject({
          place: itemsOf(saved)[2]!['place'],
        });
        expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
      }),
      { numRuns: 10 },
    );
  });

  it('leaves an item its id where the model changed it, and the team its words where it let them stand', async () => {
    const grid = await ada.save(project, 'stakeholder', {
      stakeholders: [
        { nameOrRole: 'Baker', why: 'Has bread left in the evening.' },
        { nameOrRole: 'Neighbour', why: 'Comes by at eight.' },
      ],
    });
    const [baker, neighbour] = grid['stakeholders'] as Item[];
    model.script = ({ body }) => {
      const { stakeholders } = JSON.parse(byExample(body)) as { stakeholders: Item[] };
      const [first, second, third] = stakeholders;
      const told = /"id":"(s\d+)","nameOrRole":"Neighbour"/.exec(body.messages.at(-1)!.content)![1]!;
      const answer = [
        { ...first, id: null, nameOrRole: 'Baker', why: 'Has bread left in the evening.' },
        { ...second, id: told, nameOrRole: 'Neighbour', why: 'Comes by at nine.' },
        { ...third, id: 's77' },
      ];
      return { text: JSON.stringify({ stakeholders: answer, openQuestions: [], [changeNoteKey]: null }) };
    };
    await ada.ended((await ada.begin(project, 'stakeholder')).id);
    const { content, unconfirmed, draft } = await ada.toolset(project, 'stakeholder');
    const [one, two, three] = content!['stakeholders'] as Item[];
    expect(one).toMatchObject({ id: baker!.id, why: 'Has bread left in the evening.' });
    expect(two).toMatchObject({ id: neighbour!.id, why: 'Comes by at nine.' });
    expect(three!.id).not.toBe('s77');
    expect(unconfirmed).toEqual(expect.arrayContaining(['/stakeholders/1/why', '/stakeholders/2']));
    expect(unconfirmed).not.toContain('/stakeholders/0/why');
    expect(draft).not.toHaveProperty('note');
  });
});
