import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { afterAll, beforeEach, expect, it } from 'vitest';

import { ScriptedLanguageModel } from '#engine/testing/ScriptedLanguageModel.ts';
import { loadedToolsets } from '#server/testing/loadedToolsets.ts';
import { temporaryDirectory } from '#server/testing/temporaryDirectory.ts';

import { CassetteShelf } from './cassettes/Cassette.ts';
import { Evaluation } from './Evaluation.ts';
import { HandWrittenModel } from './models/HandWrittenModel.ts';
import { isBroken, isStale } from './Outcome.ts';
import { adopt, record } from './record.ts';

const folder = temporaryDirectory('filiz-eval-');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const answer = {
  summary: 'What is left in the evening finds somebody the next morning.',
  sector: 'Bread',
  region: 'Keçiören',
  keywords: ['bread'],
  unknown: null,
  openQuestions: [],
};
const day = '2026-11-27';
let shelf: CassetteShelf;
let evaluation: Evaluation;
let count = 0;

beforeEach(() => {
  shelf = new CassetteShelf(path.join(folder, String((count += 1))));
  evaluation = new Evaluation(loadedToolsets(), shelf);
});

const about = () => evaluation.steps(['about'], ['en'])[0]!;
const saying = (...texts: string[]) => new ScriptedLanguageModel(...texts.map((text) => ({ pieces: [text] })));
const recordSaying = (...texts: string[]) => record(evaluation, about(), { model: saying(...texts), by: 'model', day });

/** As if the request had been another one when the answer was recorded. */
function ageRequest(): void {
  const cassette = shelf.find('about', 'en')!;
  const exchanges = cassette.exchanges.map((each) => ({ ...each, request: { ...each.request, rules: 'other' } }));
  shelf.keep('about', 'en', { ...cassette, exchanges });
}

it('plays what was recorded, and judges it', async () => {
  expect(await recordSaying(JSON.stringify(answer))).toBe('valid');
  const outcome = await evaluation.replay(about());
  expect(outcome).toMatchObject({ draft: 'valid', changed: [], judgement: { guesses: [], repeats: [] } });
  expect(isStale(outcome)).toBe(false);
});

it('records a repair with both calls, and plays both', async () => {
  expect(await recordSaying('I would rather not.', JSON.stringify(answer))).toBe('repaired');
  expect(shelf.find('about', 'en')?.exchanges).toHaveLength(2);
  expect(await evaluation.replay(about())).toMatchObject({ draft: 'repaired', changed: [] });
});

it('keeps an answer that was of no use, and does not take it for a fault of today', async () => {
  expect(await recordSaying('No.', 'No again.')).toBe('failed');
  expect(isBroken(await evaluation.replay(about()))).toBe(false);
});

it('fails for an answer to the same request that is no longer valid', async () => {
  await recordSaying(JSON.stringify(answer));
  const cassette = shelf.find('about', 'en')!;
  const [exchange] = cassette.exchanges;
  shelf.keep('about', 'en', { ...cassette, exchanges: [{ ...exchange!, answer: 'No.' }] });
  expect(isBroken(await evaluation.replay(about()))).toBe(true);
});

it('names an answer whose request has changed, judges it all the same, and fails for none', async () => {
  await recordSaying(JSON.stringify(answer));
  ageRequest();
  const outcome = await evaluation.replay(about());
  expect(outcome).toMatchObject({ draft: 'valid', changed: ['rules'], judgement: { repeats: [] } });
  expect([isStale(outcome), isBroken(outcome)]).toEqual([true, false]);
});

it('adopts an answer that still makes as good a draft, and says so in the file', async () => {
  await recordSaying(JSON.stringify(answer));
  expect(await adopt(evaluation, about(), day)).toBe('it is fresh');
  ageRequest();
  expect(await adopt(evaluation, about(), day)).toBeNull();
  expect(shelf.find('about', 'en')).toMatchObject({ adopted: [{ on: day, changed: ['rules'] }] });
  expect(isStale(await evaluation.replay(about()))).toBe(false);
});

it('adopts no answer that is not valid today, or that refers to something else', async () => {
  await recordSaying(JSON.stringify(answer));
  ageRequest();
  const cassette = shelf.find('about', 'en')!;
  shelf.keep('about', 'en', { ...cassette, refers: ['persona/somebody'] });
  expect(await adopt(evaluation, about(), day)).toContain('persona/somebody');
  shelf.keep('about', 'en', { ...cassette, exchanges: [{ ...cassette.exchanges[0]!, answer: 'No.' }] });
  expect(await adopt(evaluation, about(), day)).toContain('no longer valid');
});

it('lets somebody read each request in a folder and write the answer beside it', async () => {
  const byHand = path.join(folder, `${count}-by-hand`);
  const writeByHand = () =>
    record(evaluation, about(), {
      model: new HandWrittenModel({ folder: byHand, writer: 'Ayşe', about: 'about.en' }),
      by: 'hand',
      day,
    });
  await expect(writeByHand()).rejects.toThrow('about.en.1.answer.json');
  expect(readFileSync(path.join(byHand, 'about.en.1.request.txt'), 'utf8')).toContain('Yesterday');
  expect(shelf.find('about', 'en')).toBeNull();
  writeFileSync(path.join(byHand, 'about.en.1.answer.json'), JSON.stringify(answer));
  expect(await writeByHand()).toBe('valid');
  expect(shelf.find('about', 'en')).toMatchObject({ by: 'hand', writer: 'Ayşe' });
});
