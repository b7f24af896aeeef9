import { runsOf } from '#engine/checks/findCopies.ts';
import { LanguageModelError } from '#engine/errors/LanguageModelError.ts';
import { textsOf } from '#engine/evidence/isQuoteIn.ts';
import type { ModelRequest } from '#engine/generation/LanguageModel.ts';
import { inEveryLanguage, type Language, languages } from '#engine/languages/languages.ts';
import { promptTokens } from '#engine/prompt/renderPrompt.ts';
import { isItemBind } from '#engine/references/Bind.ts';
import type { ToolsetRegistry } from '#engine/registry/ToolsetRegistry.ts';
import { expandPattern } from '#engine/schema/pattern.ts';
import { getAt } from '#engine/schema/pointer.ts';
import type { StepResult } from '#server/generation/StepResult.ts';
import type { Validators } from '#server/toolsets/createValidators.ts';

import { type Cassette, CassetteShelf } from './cassettes/Cassette.ts';
import { type EvalProject, readEvalProject } from './EvalProject.ts';
import { EvalStep } from './EvalStep.ts';
import { readGuesses } from './Guess.ts';
import { arrivedFindings } from './judge/arrivedFindings.ts';
import { judgeDraft, type JudgeParts } from './judge/judgeDraft.ts';
import { tells } from './judge/judgeGuesses.ts';
import { CassetteModel, NothingRecordedError } from './models/CassetteModel.ts';
import type { Outcome } from './Outcome.ts';

/** The drafts of the project, played from what was recorded and judged. */
export class Evaluation {
  readonly shelf: CassetteShelf;
  readonly #parts: { registry: ToolsetRegistry; validators: Validators };
  readonly #projects: Record<Language, EvalProject>;
  readonly #judge: JudgeParts;

  constructor(parts: { registry: ToolsetRegistry; validators: Validators }, shelf = new CassetteShelf()) {
    this.shelf = shelf;
    this.#parts = parts;
    this.#projects = inEveryLanguage(readEvalProject);
    const examples = inEveryLanguage((language) =>
      runsOf(parts.registry.toolsets.flatMap((toolset) => textsOf(toolset.examples[language]))),
    );
    this.#judge = { guesses: readGuesses(), examples };
  }

  /** In path order, all of the first language before the next. @throws Error for a toolset that there is not. */
  steps(wanted: readonly string[] = [], inLanguages: readonly Language[] = languages): EvalStep[] {
    const { registry } = this.#parts;
    for (const id of wanted) if (!registry.has(id)) throw new Error(`There is no toolset "${id}".`);
    const ids = registry.toolsets.map(({ manifest }) => manifest.id);
    const chosen = ids.filter((id) => wanted.length === 0 || wanted.includes(id));
    return inLanguages.flatMap((language) =>
      chosen.map((id) => new EvalStep(this.#parts, this.#projects[language], id)),
    );
  }

  /** Drafts with what was recorded; also with answers to a request that has changed since. */
  async replay(step: EvalStep, cassette = this.shelf.find(step.toolset, step.language)): Promise<Outcome> {
    const model = new CassetteModel(cassette, step);
    const { result, fault } = await attempt(step, model);
    const [first] = model.requests;
    const request = model.requests.flatMap(({ messages }) => messages.map(({ content }) => content)).join('\n');
    return {
      toolset: step.toolset,
      language: step.language,
      cassette,
      changed: [...model.changed],
      draft: cassette && (result ? outcomeOf(result) : 'failed'),
      fault,
      refers: result ? this.refersTo(step, result) : [],
      judgement: result && judgeDraft(step, result, request, this.#judge),
      ...this.#readRequest(step, first),
    };
  }

  /** Ids of items, sources and claims elsewhere in the project that a draft refers to. */
  refersTo({ toolset }: EvalStep, { document }: Pick<StepResult, 'document'>): string[] {
    const { binds } = this.#parts.registry.get(toolset).manifest;
    const elsewhere = binds.filter((bind) => !isItemBind(bind) || bind.toolset !== toolset);
    const ids = elsewhere.flatMap(({ field }) => expandPattern(document, field).map((at) => getAt(document, at)));
    return [...new Set(ids.filter((id) => typeof id === 'string'))].toSorted();
  }

  #readRequest(step: EvalStep, first: ModelRequest | undefined): Pick<Outcome, 'tokens' | 'arrived' | 'told'> {
    if (!first) return { tokens: null, arrived: null, told: [] };
    const { registry } = this.#parts;
    const [system, user] = [first.messages[0]?.content ?? '', first.messages[1]?.content ?? ''];
    return {
      tokens: promptTokens({ system, user }, step.language),
      arrived: arrivedFindings(registry, registry.get(step.toolset), this.#projects[step.language], user),
      told: this.#judge.guesses.filter((guess) => tells(guess, user, step.language)).map(({ id }) => id),
    };
  }
}

/** A draft, or why there is none. */
export async function attempt(
  step: EvalStep,
  model: Parameters<EvalStep['draft']>[0],
): Promise<{ result: StepResult | null; fault: string | null }> {
  try {
    return { result: await step.draft(model), fault: null };
  } catch (error) {
    if (!(error instanceof LanguageModelError) && !(error instanceof NothingRecordedError)) throw error;
    const facts = error instanceof LanguageModelError ? ` ${JSON.stringify(error.facts)}` : '';
    return { result: null, fault: `${error.message}${facts}` };
  }
}

export function outcomeOf({ repaired }: Pick<StepResult, 'repaired'>): Cassette['outcome'] {
  return repaired ? 'repaired' : 'valid';
}
