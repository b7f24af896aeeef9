import { type Copy, findCopies } from '#engine/checks/findCopies.ts';
import { findLooseFigures, type LooseFigure } from '#engine/checks/findLooseFigures.ts';
import { findOtherLanguage } from '#engine/checks/findOtherLanguage.ts';
import { findRepeats } from '#engine/checks/findRepeats.ts';
import { writtenByModel } from '#engine/checks/writtenByModel.ts';
import { criticise } from '#engine/critic/criticise.ts';
import { citationLists, type DroppedCitation } from '#engine/evidence/checkCitations.ts';
import type { Language } from '#engine/languages/languages.ts';
import { expandPattern } from '#engine/schema/pattern.ts';
import { getAt } from '#engine/schema/pointer.ts';
import type { StepResult } from '#server/generation/StepResult.ts';

import type { EvalStep } from '../EvalStep.ts';
import type { Guess } from '../Guess.ts';
import { type GuessBack, judgeGuesses } from './judgeGuesses.ts';

/** What of a valid draft a reader would hold against it. Nothing of it is certain: somebody looks. */
export interface Judgement {
  /** Quotes that stand in their sources. */
  quotes: number;
  /** Citations that were left out. */
  dropped: DroppedCitation[];
  figures: LooseFigure[];
  guesses: GuessBack[];
  otherLanguage: string[];
  hints: { pointer: string; rule: string; words: string }[];
  copies: Copy[];
  repeats: string[];
}

export interface JudgeParts {
  guesses: readonly Guess[];
  /** Runs of words of the example company's documents. */
  examples: Readonly<Record<Language, ReadonlySet<string>>>;
}

/** @param request all that the model was told */
export function judgeDraft(
  { context, language }: EvalStep,
  { document, citations }: StepResult,
  request: string,
  { guesses, examples }: JudgeParts,
): Judgement {
  const { toolset } = context.subject;
  const lists = citationLists(toolset.manifest.binds).flatMap((list) => expandPattern(document, list));
  const written = writtenByModel(toolset, document);
  const tests = toolset.manifest.hypotheses.map(({ list }) => list);
  const quotes = lists.flatMap((list) => {
    const entries = getAt(document, list);
    return Array.isArray(entries) ? entries.filter((entry: unknown) => getAt(entry, '/quote')) : [];
  });
  return {
    quotes: quotes.length,
    dropped: citations.dropped,
    figures: findLooseFigures(written, request, tests),
    guesses: judgeGuesses(document, written.texts, guesses, language),
    otherLanguage: findOtherLanguage(written.texts, language),
    hints: criticise(toolset, document, language),
    copies: findCopies(written.texts, examples[language], request),
    repeats: findRepeats(document),
  };
}
