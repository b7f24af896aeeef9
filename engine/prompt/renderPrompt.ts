import mustache from 'mustache';

import type { Toolset } from '#engine/contract/Toolset.ts';
import { leftOutAt } from '#engine/depth/leftOutAt.ts';
import { type FieldWords, fieldWords } from '#engine/fields/fieldWords.ts';
import { countTokens } from '#engine/languages/countTokens.ts';
import { type Language, languageFacts } from '#engine/languages/languages.ts';
import { isClaimsBind, isSourcesBind } from '#engine/references/Bind.ts';
import { isWithin } from '#engine/schema/isWithin.ts';
import { toPattern } from '#engine/schema/pattern.ts';

import { type Bounds, boundsOf } from './boundsOf.ts';
import { conditionalFields } from './conditionalFields.ts';
import { describeAnswers } from './describeAnswers.ts';
import { describeDepth } from './describeDepth.ts';
import { describeEvidence } from './describeEvidence.ts';
import { describeLeftOut } from './describeLeftOut.ts';
import { describeLocked } from './describeLocked.ts';
import { describeOffered } from './describeOffered.ts';
import { describePresent } from './describePresent.ts';
import { describeWantedFields } from './describeWantedFields.ts';
import { fenceData } from './fenceData.ts';
import { groundRules } from './groundRules.ts';
import { hideLost } from './hideLost.ts';
import { languageInstruction } from './languageInstruction.ts';
import { nameIds } from './names/nameIds.ts';
import { describePart } from './parts/describePart.ts';
import type { PromptInput } from './PromptInput.ts';
import type { ArrivedByRank, RankedInputs } from './ranks/RankedInputs.ts';
import { Ranking } from './ranks/Ranking.ts';
import { ownNames, referableIn } from './ranks/referableIn.ts';
import { type MethodForFields, readMethod } from './readMethod.ts';
import { shortRules } from './shortRules.ts';
import { splitPrompt } from './splitPrompt.ts';

/** However long the rest is, in characters of JSON. */
const leastForDependencies = 2_000;
/** The same for a part of a document, from a model that takes little at once. */
const leastForPart = 1_000;
/** Of a part's prompt, for what is written so far; of the last one's, which reads it over. */
const shareOfWritten = 0.15;
const shareOfReadOver = 0.6;
const leastOfWritten = 600; // characters
/** What the document that is written anew is called among the inputs: no toolset can have this id. */
const presentInput = 'the document as it stands';
// Each time, what is too long is taken from the dependencies, and a little more: what is left out is named.
const mostAttempts = 8;
const leastCut = 100;

/** A prompt as two messages; the system message is the same for every project, so that providers can cache it. */
export interface RenderedPrompt {
  system: string;
  user: string;
  /** Ids of dependencies that were shortened to the budget. */
  shortened: string[];
  /** How much of what the dependencies say is in it, by what it is worth. */
  arrived: ArrivedByRank;
  /** Characters of JSON that the dependencies have in it. */
  used: number;
}

/**
 * Renders a toolset's prompt: ground rules, the method's rules and the fields' bounds first, then project,
 * dependencies, requested fields, notes and language. Untrusted text is fenced as data. Dependencies are shortened, the
 * least worth first, until the prompt is no longer than wished, if it can be.
 */
export function renderPrompt(given: PromptInput): RenderedPrompt {
  return renderNamed(nameIds(hideLost(given)), onceForDraft(given.toolset));
}

/** What the prompts of one draft have in common, found out once. */
export interface OnceForDraft {
  ranking: Ranking;
  /** The method for some of its fields. */
  method: (fields: readonly string[] | undefined, render: () => string) => string;
  methodFor: MethodForFields;
  bounds: Bounds;
  wordsOf: (pattern: string) => FieldWords;
  /** Patterns of fields that depend on what the project has. */
  conditional: readonly string[];
}

/**
 * Finds out what the prompts of one draft have in common.
 *
 * @param toolset whole, also where parts of its document are written one after the other
 */
export function onceForDraft(toolset: Toolset): OnceForDraft {
  const methods = new Map<string, string>();
  return {
    ranking: new Ranking(),
    methodFor: readMethod(splitPrompt(toolset.prompt)?.method ?? '', toolset.schema),
    bounds: boundsOf(toolset),
    wordsOf: fieldWords(toolset, 'en'),
    conditional: conditionalFields(toolset).map(({ pattern }) => pattern),
    method: (fields = [''], render) => {
      const key = fields.join(' ');
      const method = methods.get(key) ?? render();
      methods.set(key, method);
      return method;
    },
  };
}

/**
 * Renders an input whose documents have their short names.
 *
 * @param rankedFor as the documents are ranked, where that is not for this prompt alone
 */
export function renderNamed(input: PromptInput, once: OnceForDraft, rankedFor: PromptInput = input): RenderedPrompt {
  const { mostTokens, language } = input;
  const ranked = rankInputs(rankedFor, once.ranking);
  const within = (budget: number) => renderWithin(input, { ranked, once, rankedFor }, budget);
  if (mostTokens === undefined) return within(Infinity);
  const least = input.part ? leastForPart : leastForDependencies;
  let budget = Math.max(least, Math.floor(mostTokens * languageFacts[language].charactersPerToken));
  for (let attempt = 1; ; attempt += 1) {
    const prompt = within(budget);
    const excess = Math.ceil(
      (promptTokens(prompt, language) - mostTokens) * languageFacts[language].charactersPerToken,
    );
    if (excess <= 0 || budget <= least || attempt === mostAttempts) return prompt;
    const next = Math.min(budget, prompt.used) - excess - leastCut * attempt;
    budget = attempt === mostAttempts - 1 ? least : Math.max(least, next);
  }
}

/** About how many tokens both messages have: the rules are in English, and the project's texts in its language. */
export function promptTokens({ system, user }: Pick<RenderedPrompt, 'system' | 'user'>, language: Language): number {
  return countTokens(system.length, 'en') + countTokens(user.length, language);
}

function renderWithin(
  input: PromptInput,
  { ranked, once, rankedFor }: { ranked: RankedInputs; once: OnceForDraft; rankedFor: PromptInput },
  budget: number,
): RenderedPrompt {
  const parts = splitPrompt(input.toolset.prompt);
  if (!parts) throw new Error(`The prompt of "${input.toolset.manifest.id}" has no task part.`);

  const { fenced, fencedPresent, shortened, arrived, used } = fenceInputs(input, ranked, budget);
  const view: Record<string, string> = {
    ...fenced,
    project: [
      fenceData('project', { today: input.today, ...input.project }),
      ...Object.keys(input.setup).map((id) => fenced[id]),
      describeAnswers(input),
    ]
      .filter(Boolean)
      .join('\n'),
    fields: [
      describePresent(input, fencedPresent),
      describeOffered(input, once.wordsOf),
      describeEvidence(input, fenced),
      describeWanted({ ...input, toolset: rankedFor.toolset }, budget, once.ranking),
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
  const wanted = input.fields ?? fieldsAtDepth(input);
  const method = once.method(wanted, () => renderMethod(wanted, parts.method, once));
  // Whoever asks for a single field has it written whatever the depth.
  const depth = input.fields && !input.part ? '' : describeDepth(input.toolset, input.depth, input.current ?? {});
  return {
    system: [input.part?.rules === 'short' ? shortRules : groundRules, method, depth].filter(Boolean).join('\n\n'),
    user: render(parts.task, view).replaceAll(/\n{3,}/g, '\n\n'),
    shortened,
    arrived,
    used,
  };
}

/** Those that count and those that hold something already; undefined for all. */
function fieldsAtDepth({ toolset, depth, current }: PromptInput): string[] | undefined {
  if (!depth?.depth.fields) return undefined;
  const left = leftOutAt(toolset, depth.depth, current ?? {});
  return Object.keys(toolset.schema.properties)
    .map((name) => `/${name}`)
    .filter((field) => !left.includes(field));
}

function describeWanted(input: PromptInput, budget: number, ranking: Ranking): string {
  const { toolset, part, fields, mostTokens = Infinity, language } = input;
  if (!part) return fields ? describeWantedFields(input, fields) : '';
  const share = part.isLast ? shareOfReadOver : shareOfWritten;
  const wished = Math.floor(mostTokens * share * languageFacts[language].charactersPerToken);
  return describePart(toolset, part, budget > leastForPart ? Math.max(leastOfWritten, wished) : leastOfWritten, {
    ranking,
    isPlan: mostTokens === 0,
  });
}

/** The method, and its fields: those that are wanted, but for those that depend on what the project has. */
function renderMethod(
  fields: readonly string[] | undefined,
  method: string,
  { methodFor, bounds, conditional }: OnceForDraft,
): string {
  const patterns = fields?.map(toPattern) ?? [''];
  const isWanted = (pattern: string) => isWithin(pattern, patterns) && !isWithin(pattern, conditional);
  const template = fields ? methodFor(fields) : method;
  // No template needs to be parsed for this, and each part of a document has another.
  return template.replaceAll('{{bounds}}', () => bounds(isWanted));
}

function render(template: string, view: Record<string, string>): string {
  return mustache.render(template, view, {}, { escape: (text: string) => text });
}

/**
 * The contents that the toolset is drafted from, with what each is worth. Field work of which nothing is done says
 * nothing yet to whoever would cite it or build on it, and is left out, but for where its claims are tested; so is what
 * was found further away, once something was found nearer.
 */
function rankInputs(
  { toolset, setup, dependencies, present, worth, ownerOf }: PromptInput,
  ranking: Ranking,
): RankedInputs {
  const { binds, dependsOn } = toolset.manifest;
  const sources = new Set(binds.filter(isSourcesBind).flatMap((bind) => bind.sources));
  const subjects = new Set(dependsOn.filter(({ id, required }) => required && !(id in setup)).map(({ id }) => id));
  const tested = new Set(binds.filter(isClaimsBind).flatMap((bind) => bind.claims));
  const isFieldWork = (id: string) => sources.has(id) || (!tested.has(id) && ownerOf?.(id)?.manifest.sources.length);
  const given = { ...setup, ...dependencies };
  const isPlanned = (id: string) => worth?.[id] === 'planned';
  const isReplaced = (id: string) => {
    const nearer = dependsOn.find((each) => each.id === id)?.unless;
    return nearer !== undefined && nearer in given && !isPlanned(nearer);
  };
  const told = Object.entries(given).filter(([id]) => !(isFieldWork(id) && isPlanned(id)) && !isReplaced(id));
  const inputs = told.map(([id, document]) => {
    const owner = ownerOf?.(id);
    const isSubject = sources.has(id) || subjects.has(id);
    return { id, document, owner, worth: worth?.[id], isSubject, referable: referableIn(id, toolset, owner) };
  });
  if (!present) return ranking.rank(inputs);
  const own = { document: present, owner: toolset, worth: undefined, isSubject: true, referable: ownNames(toolset) };
  return ranking.rank([...inputs, { id: presentInput, ...own }]);
}

/** The contents, fenced as data, within a number of characters together. */
function fenceInputs({ worth }: PromptInput, ranked: RankedInputs, budget: number) {
  const { inputs, arrived, used } = ranked.shorten(budget);
  const { [presentInput]: fencedPresent = '', ...fenced } = Object.fromEntries(
    inputs.map(({ id, document, leftOut }) => [
      id,
      [fenceData(id, document, worth?.[id]), describeLeftOut(leftOut)].filter(Boolean).join('\n'),
    ]),
  );
  const shortened = inputs.flatMap(({ id, leftOut }) => (Object.keys(leftOut).length > 0 ? [id] : []));
  return { fenced, fencedPresent, shortened, arrived, used };
}
