import { languageFacts } from '#engine/languages/languages.ts';
import { describeAnswers } from '#engine/prompt/describeAnswers.ts';
import { describeLeftOut } from '#engine/prompt/describeLeftOut.ts';
import { fenceData } from '#engine/prompt/fenceData.ts';
import { languageInstruction } from '#engine/prompt/languageInstruction.ts';
import type { Awaitable } from '#engine/prompt/preparePrompt.ts';
import type { Rank } from '#engine/prompt/ranks/Rank.ts';
import { RankedDocument } from '#engine/prompt/ranks/RankedDocument.ts';
import { type ArrivedByRank, RankedInputs } from '#engine/prompt/ranks/RankedInputs.ts';
import { promptTokens, type RenderedPrompt } from '#engine/prompt/renderPrompt.ts';

import type { CritiqueInput, ReadToolset } from './CritiqueInput.ts';
import { critiqueRules } from './critiqueRules.ts';
import type { PlaceNames } from './PlaceNames.ts';

/** The prompt of the second reader. */
export interface RenderedCritique extends Pick<RenderedPrompt, 'system' | 'user'> {
  /** How much of the project is in it, by what it is worth. */
  arrived: ArrivedByRank;
}

interface CritiqueBounds {
  /** Of both messages together, where it can be. */
  mostTokens: number;
  /** Awaited now and then, so that others have their turn: a large project takes tenths of a second. */
  rest?: (() => Awaitable<void>) | undefined;
}

const dismissedBefore =
  'The team has put these questions aside: what they ask is no contradiction here. Do not raise them again.';
/** Of the room, in characters of JSON: below it nothing could be compared. */
const leastForProject = 6_000;
const mostOfScale = 5;
/** A project is many times as long as what is told of it. */
const atOnce = 0.5;
const mostAttempts = 8;
const leastCut = 100;

/**
 * Renders the whole project within its bounds: what was seen, said and measured and figures
 * first, then what is claimed, written, drafted and planned.
 */
export async function renderCritique(
  input: CritiqueInput,
  names: PlaceNames,
  { mostTokens, rest = () => {} }: CritiqueBounds,
): Promise<RenderedCritique> {
  const documents: RankedDocument[] = [];
  // Where all else is equal the first of these stays: results and decisions stand at the end of the path.
  for (const read of input.read.toReversed()) {
    await rest();
    documents.push(rankDocument(read, names));
  }
  const ranked = new RankedInputs(documents, atOnce);
  const { charactersPerToken } = languageFacts[input.language];
  let budget = Math.max(leastForProject, Math.floor(mostTokens * charactersPerToken));
  for (let attempt = 1; ; attempt += 1) {
    await rest();
    const { used, ...prompt } = renderWithin({ input, names, mostTokens }, ranked, budget);
    const excess = Math.ceil((promptTokens(prompt, input.language) - mostTokens) * charactersPerToken);
    if (excess <= 0 || budget <= leastForProject || attempt === mostAttempts) return prompt;
    budget = Math.max(leastForProject, Math.min(budget, used) - excess - leastCut * attempt);
  }
}

function rankDocument(read: ReadToolset, names: PlaceNames): RankedDocument {
  return new RankedDocument({
    id: read.toolset.manifest.id,
    document: names.shorten(read),
    owner: read.toolset,
    worth: read.worth,
    isSubject: true,
    referable: new Set(),
    raise,
  });
}

/** Figures are what contradictions are made of; those of a scale are not. */
function raise(value: unknown, rank: Rank): Rank {
  if (rank < 3 || rank > 5) return rank;
  const isFigure = typeof value === 'number' ? !isScore(value) : typeof value === 'string' && /\d/.test(value);
  return isFigure ? (rank === 5 ? 2 : 1) : rank;
}

function isScore(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= mostOfScale;
}

function renderWithin(
  { input, names, mostTokens }: { input: CritiqueInput; names: PlaceNames; mostTokens: number },
  ranked: RankedInputs,
  budget: number,
): RenderedCritique & { used: number } {
  const { inputs, arrived, used } = ranked.shorten(budget);
  const fenced = inputs.toReversed().flatMap(({ document, leftOut }, index) => {
    const read = input.read[index]!;
    if (Object.keys(document).length === 0) return [];
    const data = fenceData(read.toolset.manifest.id, names.nameFields(read, document), read.worth);
    return [[data, describeLeftOut(leftOut)].filter(Boolean).join('\n')];
  });
  const { project, today, answers, dismissed, language } = input;
  const user = [
    fenceData('project', { today, ...project }),
    ...fenced,
    describeAnswers({ answers, mostTokens, language }),
    dismissed.length > 0 ? `${dismissedBefore}\n${fenceData('put aside', dismissed)}` : '',
    `${languageInstruction(language)} Quoted words stay as they stand, in whatever language.`,
  ]
    .filter(Boolean)
    .join('\n\n');
  return { system: critiqueRules, user, arrived, used };
}
