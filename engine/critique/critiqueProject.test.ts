import { describe, expect, it } from 'vitest';

import type { LanguageModelError } from '#engine/errors/LanguageModelError.ts';
import { evidenceRegister } from '#engine/evidence/evidenceRegister.ts';
import { strictSubsetFaults } from '#engine/generation/strictSubsetFaults.ts';
import { countTokens } from '#engine/languages/countTokens.ts';
import { type Language, languages } from '#engine/languages/languages.ts';
import { ScriptedLanguageModel } from '#engine/testing/ScriptedLanguageModel.ts';
import { showContent } from '#server/generation/showContent.ts';
import { loadedToolsets } from '#server/testing/loadedToolsets.ts';

import type { CritiqueInput } from './CritiqueInput.ts';
import { critiqueProject } from './critiqueProject.ts';
import { critiqueSchema } from './critiqueSchema.ts';
import { PlaceNames } from './PlaceNames.ts';
import { renderCritique } from './renderCritique.ts';

const { registry } = loadedToolsets();

/** A project in which toolsets hold their examples. */
function project(language: Language, ids = registry.toolsets.map(({ manifest }) => manifest.id)): CritiqueInput {
  const contents = new Map(ids.map((id) => [id, registry.get(id).examples[language]]));
  const { claims } = evidenceRegister(registry.toolsets, contents);
  return {
    project: { name: 'Kutu' },
    today: '2026-11-27',
    read: ids.map((id) => {
      const toolset = registry.get(id);
      const document = toolset.examples[language];
      const shown = showContent(toolset, { document, unconfirmed: [] }, claims);
      return { toolset, document, shown, worth: 'written' };
    }),
    answers: [],
    dismissed: [],
    language,
  };
}

/** The short name of the field or item in which a text stands first, in what was sent. */
function nameBefore(prompt: string, text: string): string {
  const before = prompt.slice(0, prompt.indexOf(text));
  return [...before.matchAll(/"\[(p\d+)\] |"id":"(p\d+)"/g)].map(([, field, item]) => field ?? item!).at(-1)!;
}

const small = project('en', ['about', 'lean-canvas', 'lessons-learned']);
const [summary, objective] = [
  small.read[0]!.document['summary'] as string,
  small.read[2]!.document['objective'] as string,
];
const problem = (small.read[1]!.document['problem'] as { text: string }[])[1]!.text;
const { user: told } = await renderCritique(small, new PlaceNames(small.read), { mostTokens: 20_000 });
const [ofSummary, ofProblem, ofObjective] = [summary, problem, objective].map((text) => nameBefore(told, text));
const words = { summary: summary.slice(0, 29), problem: problem.slice(0, 25), objective: objective.slice(0, 20) };

async function read(...answers: unknown[]) {
  const model = new ScriptedLanguageModel(
    ...answers.map((answer) => ({ pieces: [typeof answer === 'string' ? answer : JSON.stringify(answer)] })),
  );
  const call = { model, attempt: (ask: () => Promise<string>) => ask(), signal: new AbortController().signal };
  const isForeign = (questions: readonly string[]) => questions.some((question) => /[ğışİ]/.test(question));
  const outcome = await critiqueProject(small, { ...call, isForeign }).catch(
    (error: unknown) => error as LanguageModelError,
  );
  return { outcome, model };
}

const sound = {
  question: 'Which of both holds?',
  places: [
    { place: ofSummary, words: words.summary },
    { place: ofProblem, words: words.problem },
  ],
};

describe('the second reader', () => {
  it('is told every place under a short name, and answers in a schema that providers take', () => {
    expect(strictSubsetFaults(critiqueSchema)).toEqual([]);
    expect(told).toContain(`"[${ofSummary}] summary":`);
    expect(told).toContain(`{"id":"${ofProblem}",`);
    // Ids of 26 letters, and of items within items, are not sent.
    expect(told).not.toMatch(/"id":"(?!p\d+")/);
  });

  it('finds places by their names and quotes: an item’s field by the item’s id', async () => {
    const { outcome } = await read({ findings: [sound] });
    const { id } = (small.read[1]!.document['problem'] as { id: string }[])[1]!;
    expect(outcome).toEqual({
      isShortened: false,
      findings: [
        {
          question: 'Which of both holds?',
          places: [
            { toolset: 'about', place: '/summary', words: words.summary },
            { toolset: 'lean-canvas', place: `/problem/${id}/text`, words: words.problem },
          ],
        },
      ],
    });
  });

  it('leaves out invented names, quotes that are not there, findings of one place, and what is told twice', async () => {
    const findings = [
      sound,
      { ...sound, question: 'Again, in other words?' },
      { question: 'One place?', places: [sound.places[0], { place: 'p9999', words: words.summary }] },
      { question: 'Not there?', places: [sound.places[0], { place: ofObjective, words: 'nobody wrote this' }] },
      { question: 'The same place twice?', places: [sound.places[0], sound.places[0]] },
      { question: '', places: sound.places },
      { question: 'Another?', places: [sound.places[0], { place: `[${ofObjective}]`, words: ` ${words.objective}` }] },
      'no finding',
    ];
    const { outcome, model } = await read({ findings });
    expect(model.requests).toHaveLength(1);
    expect(outcome).toMatchObject({ findings: [{ question: 'Which of both holds?' }, { question: 'Another?' }] });
  });

  it('takes an empty list for an answer: nothing contradicts', async () => {
    const { outcome, model } = await read({ findings: [] });
    expect(outcome).toEqual({ findings: [], isShortened: false });
    expect(model.requests).toHaveLength(1);
  });

  it('asks once more where no finding holds, and says why', async () => {
    const invented = { question: 'Invented?', places: [{ place: 'p9999', words: 'x' }, sound.places[0]] };
    const { outcome, model } = await read({ findings: [invented] }, { findings: [sound] });
    expect(outcome).toMatchObject({ findings: [{ question: 'Which of both holds?' }] });
    expect(model.requests[1]!.messages.at(-1)!.content).toContain('"p9999" is none of the short names');
  });

  it('asks once more for questions in the language of the project, and takes what it gets', async () => {
    const turkish = { ...sound, question: 'Hangisi doğru, bu mu öteki mi?' };
    const { outcome, model } = await read({ findings: [turkish] }, { findings: [sound] });
    expect(outcome).toMatchObject({ findings: [{ question: sound.question }] });
    expect(model.requests[1]!.messages.at(-1)!.content).toContain('the questions are not in English');
    const { outcome: kept } = await read({ findings: [turkish] }, 'nothing');
    expect(kept).toMatchObject({ findings: [{ question: turkish.question }] });
  });

  it.each([
    ['no JSON', 'I find nothing.', 'Nothing at all.'],
    ['another shape', { contradictions: [] }, { findings: 'none' }],
    ['findings of which none holds', { findings: [{ question: 'a', places: [] }] }, { findings: [{}] }],
  ])('fails where it answers twice with %s: nobody may say that nothing was found', async (_, first, second) => {
    const { outcome } = await read(first, second);
    expect(outcome).toMatchObject({ code: 'model-malformed' });
  });

  it('does not send what does not fit', async () => {
    const model = new ScriptedLanguageModel();
    const call = { model, attempt: (ask: () => Promise<string>) => ask(), signal: new AbortController().signal };
    const outcome = critiqueProject(project('tr'), { ...call, room: { context: 3000 } });
    await expect(outcome).rejects.toMatchObject({ code: 'model-context-too-small' });
    expect(model.requests).toEqual([]);
  });

  it.each(languages)(
    'is told what was found, figures and results of a full project within its bound, in %s',
    async (language) => {
      const input = project(language);
      const names = new PlaceNames(input.read);
      const { system, user, arrived } = await renderCritique(input, names, { mostTokens: 20_000 });
      expect(countTokens(system.length, 'en') + countTokens(user.length, language)).toBeLessThanOrEqual(20_000);
      // A finished example is five times as long as what is told of it; nothing but figures and evidence is.
      expect(arrived[1].left / arrived[1].of).toBeGreaterThan(0.33);
      for (const id of ['lean-canvas', 'mvp-test-plan', 'lessons-learned']) expect(user).toContain(`from="${id}"`);
      const { user: short, arrived: left } = await renderCritique(input, names, { mostTokens: 7_000 });
      expect(countTokens(system.length, 'en') + countTokens(short.length, language)).toBeLessThanOrEqual(7_000);
      expect(left[1].left).toBeGreaterThan(left[4].left);
      expect(short).toContain('from="lessons-learned"');
    },
  );
});
