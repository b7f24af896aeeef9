import { parseArgs } from 'node:util';

import { isLanguage, languages } from '#engine/languages/languages.ts';
import { readConfig } from '#server/config.ts';
import { connectModel } from '#server/generation/models/connectModel.ts';
import { builtInToolsets } from '#server/toolsets/builtInToolsets.ts';
import { createValidators } from '#server/toolsets/createValidators.ts';
import { loadToolsets } from '#server/toolsets/loadToolsets.ts';

import type { EvalStep } from './eval/EvalStep.ts';
import { Evaluation } from './eval/Evaluation.ts';
import { readGuesses } from './eval/Guess.ts';
import { AnswerAwaitedError, HandWrittenModel } from './eval/models/HandWrittenModel.ts';
import { isBroken, isStale } from './eval/Outcome.ts';
import { adopt, record } from './eval/record.ts';
import { renderDetails, renderReport } from './eval/renderReport.ts';

// npm run toolset:eval: plays recorded answers for the drafts of a project that is not the example, and judges them.
// With --record it asks the connected model (OPENAI_*, or one on this machine) for those that are missing or stale,
// with --by-hand FOLDER somebody who reads and writes files; --adopt takes answers for requests that changed in words.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    language: { type: 'string', multiple: true, default: [...languages] },
    record: { type: 'boolean', default: false },
    'by-hand': { type: 'string' },
    writer: { type: 'string' },
    again: { type: 'boolean', default: false },
    adopt: { type: 'boolean', default: false },
    details: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});

const folders = process.env['TOOLSETS_DIR'];
const { registry } = loadToolsets([builtInToolsets, ...(folders ? [folders] : [])]);
const evaluation = new Evaluation({ registry, validators: createValidators() });
const steps = evaluation.steps(positionals, values.language.filter(isLanguage));
const day = new Date().toISOString().slice(0, 10);
const say = (line: string) => console.error(line);

if (values.adopt)
  for (const step of steps) {
    const refused = await adopt(evaluation, step, day);
    say(`${step.toolset} ${step.language}: ${refused ?? 'adopted'}`);
  }
else if (values.record || values['by-hand']) await recordSteps();

const outcomes = [];
for (const step of steps) outcomes.push(await evaluation.replay(step));
if (values.json) console.log(JSON.stringify(outcomes, null, 2));
// Whoever answers must not know them.
else console.log(renderReport(outcomes, values['by-hand'] ? [] : readGuesses()));
if (values.details) console.log(`\n${renderDetails(outcomes)}`);
process.exitCode = outcomes.some(isBroken) ? 1 : 0;

async function recordSteps(): Promise<void> {
  const modelFor = await findModel();
  for (const step of steps) {
    const before = await evaluation.replay(step);
    if (before.cassette && !isStale(before) && !values.again) continue;
    try {
      const { model, by } = modelFor(step);
      say(`${step.toolset} ${step.language}: ${await record(evaluation, step, { model, by, day })}`);
    } catch (error) {
      if (!(error instanceof AnswerAwaitedError)) throw error;
      say(`${step.toolset} ${step.language}: ${error.message}`);
    }
  }
}

async function findModel() {
  const { 'by-hand': folder, writer } = values;
  if (folder) {
    if (!writer) throw new Error('Say who writes: --writer "…".');
    return ({ toolset, language }: EvalStep) => {
      const model = new HandWrittenModel({ folder, writer, about: `${toolset}.${language}` });
      return { model, by: 'hand' as const };
    };
  }
  const connected = await connectModel(readConfig(), { silence: 600_000, total: 1_800_000 });
  if (!connected) throw new Error('No model is connected: set OPENAI_API_KEY or OPENAI_BASE_URL, or start one here.');
  return (step: EvalStep) => ({ model: step.modelOf(connected), by: 'model' as const });
}
