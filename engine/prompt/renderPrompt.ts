import mustache from 'mustache';

import { isSourcesBind } from '#engine/references/Bind.ts';
import { isWithin } from '#engine/schema/isWithin.ts';
import { toPattern } from '#engine/schema/pattern.ts';

import { conditionalFields } from './conditionalFields.ts';
import { describeBounds } from './describeBounds.ts';
import { describeEvidence } from './describeEvidence.ts';
import { describeLocked } from './describeLocked.ts';
import { describeOffered } from './describeOffered.ts';
import { describeWantedFields } from './describeWantedFields.ts';
import { fenceData } from './fenceData.ts';
import { groundRules } from './groundRules.ts';
import { hideLost } from './hideLost.ts';
import { type JsonLength, jsonLengths } from './jsonLengths.ts';
import { languageInstruction } from './languageInstruction.ts';
import { methodForFields } from './methodForFields.ts';
import type { PromptInput } from './PromptInput.ts';
import { shareBudget } from './shareBudget.ts';
import { shortenDocument } from './shortenDocument.ts';
import { splitPrompt } from './splitPrompt.ts';

/** However long the rest is, in characters of JSON. */
const leastForDependencies = 2_000;
/** What a toolset is drafted from, and what it cites, is told at greater length than what gives the frame. */
const weightOfSubject = 2;
// Each time, what is too long is taken from the dependencies, and more each time: items go as a whole.
const mostAttempts = 8;
const leastCut = 100;

/** A prompt as two messages; the system message is the same for every project, so that providers can cache it. */
export interface RenderedPrompt {
  system: string;
  user: string;
  /** Ids of dependencies that were shortened to the budget. */
  shortened: string[];
}

/**
 * Renders a toolset's prompt: ground rules, the method's rules and the fields' bounds first, then project,
 * dependencies, requested fields, notes and language. Untrusted text is fenced as data. Dependencies are shortened by
 * whole items until the prompt is no longer than wished, if it can be.
 */
export function renderPrompt(given: PromptInput): RenderedPrompt {
  const input = hideLost(given);
  const { longest = Infinity } = input;
  const size = jsonLengths();
  let budget = Math.max(leastForDependencies, longest);
  for (let attempt = 1; ; attempt += 1) {
    const prompt = renderWithin(input, budget, size);
    const excess = prompt.system.length + prompt.user.length - longest;
    if (excess <= 0 || budget <= leastForDependencies || attempt === mostAttempts) return prompt;
    const used = Object.values({ ...input.setup, ...input.dependencies }).reduce((sum, each) => sum + size(each), 0);
    budget = Math.max(leastForDependencies, Math.min(budget, used) - Math.max(excess, leastCut) * attempt);
  }
}

function renderWithin(input: PromptInput, budget: number, length: JsonLength): RenderedPrompt {
  const parts = splitPrompt(input.toolset.prompt);
  if (!parts) throw new Error(`The prompt of "${input.toolset.manifest.id}" has no task part.`);

  const { fenced, shortened } = fenceInputs(input, budget, length);
  const view: Record<string, string> = {
    ...fenced,
    project: [
      fenceData('project', { today: input.today, ...input.project }),
      ...Object.keys(input.setup).map((id) => fenced[id]),
    ].join('\n'),
    fields: [
      describeOffered(input),
      describeEvidence(input, fenced),
      input.fields ? describeWantedFields(input, input.fields) : '',
      describeLocked(input),
    ]
      .filter(Boolean)
      .join('\n\n'),
    notes: input.extraNotes?.trim()
      ? `The person who asked adds these notes; respect them as wishes about the content:\n${fenceData('notes', input.extraNotes)}`
      : '',
    language: languageInstruction(input.language),
    sources: input.evidence?.sources.length ? 'given' : '',
    claims: input.evidence?.claims.length ? 'given' : '',
  };
  return {
    system: `${groundRules}\n\n${renderMethod(input, parts.method)}`,
    user: render(parts.task, view).replaceAll(/\n{3,}/g, '\n\n'),
    shortened,
  };
}

/** The method, and its fields: those that are wanted, but for those that depend on what the project has. */
function renderMethod({ toolset, fields }: PromptInput, method: string): string {
  const conditional = conditionalFields(toolset).map(({ pattern }) => pattern);
  const patterns = fields?.map(toPattern) ?? [''];
  const isWanted = (pattern: string) => isWithin(pattern, patterns) && !isWithin(pattern, conditional);
  const template = fields ? methodForFields(method, toolset.schema, fields) : method;
  return render(template, { bounds: describeBounds(toolset, isWanted) });
}

function render(template: string, view: Record<string, string>): string {
  return mustache.render(template, view, {}, { escape: (text: string) => text });
}

/**
 * The contents that the toolset is drafted from, fenced as data, within a number of characters together. Field work of which
 * nothing is done says nothing yet to whoever would cite it, and is left out.
 */
function fenceInputs({ toolset, setup, dependencies, worth }: PromptInput, budget: number, length: JsonLength) {
  const { binds, dependsOn } = toolset.manifest;
  const sources = new Set(binds.filter(isSourcesBind).flatMap((bind) => bind.sources));
  const subjects = new Set(dependsOn.filter(({ id, required }) => required && !(id in setup)).map(({ id }) => id));
  const entries = Object.entries({ ...setup, ...dependencies }).filter(
    ([id]) => !(sources.has(id) && worth?.[id] === 'planned'),
  );
  const budgets = shareBudget(
    budget,
    entries.map(([id, document]) => ({
      size: length(document),
      weight: sources.has(id) || subjects.has(id) ? weightOfSubject : 1,
    })),
  );
  const shortened: string[] = [];
  const fenced: Record<string, string> = {};
  entries.forEach(([id, document], index) => {
    const short = shortenDocument(document, budgets[index] ?? 0, length);
    fenced[id] = fenceData(id, short.document, worth?.[id]);
    const lost = describeLost(short.leftOut);
    if (lost === null) return;
    shortened.push(id);
    fenced[id] += `\n${lost}`;
  });
  return { fenced, shortened };
}

/** What was left out: whole items and fields by their number, and that lists within items are not whole. */
function describeLost(leftOut: Record<string, number>): string | null {
  const counts = Object.entries(countByPattern(leftOut));
  if (counts.length === 0) return null;
  const whole = counts.filter(([pattern]) => !pattern.includes('/*/'));
  const items = whole.map(([pattern, count]) => `${count} of ${pattern}`).join(', ');
  const lists = whole.length < counts.length ? 'lists within items are not whole' : '';
  return `(Shortened: the last items were left out for length: ${[items, lists].filter(Boolean).join('; ')}.)`;
}

function countByPattern(leftOut: Record<string, number>): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const [pointer, count] of Object.entries(leftOut)) {
    const pattern = toPattern(pointer);
    counts[pattern] = (counts[pattern] ?? 0) + count;
  }
  return counts;
}
