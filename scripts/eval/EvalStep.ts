import { noTies } from '#engine/evidence/Ties.ts';
import type { LanguageModel } from '#engine/generation/LanguageModel.ts';
import type { ToolsetRegistry } from '#engine/registry/ToolsetRegistry.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import type { GenerationRow } from '#server/database/repositories/generations.ts';
import { emptyRow, type ProjectToolsetRow } from '#server/database/repositories/projectToolsets.ts';
import { describeStep, type StepContext } from '#server/generation/loadStepContext.ts';
import type { DraftWriter } from '#server/generation/models/DraftWriter.ts';
import { runStep } from '#server/generation/runStep.ts';
import type { StepResult } from '#server/generation/StepResult.ts';
import type { FoundEvidenceCache } from '#server/projects/FoundEvidenceCache.ts';
import type { Validators } from '#server/toolsets/createValidators.ts';

import type { EvalProject } from './EvalProject.ts';

/** Tokens of the model that answers are recorded for: what most models take at the least. */
export const evalContext = 24_000;

export interface EvalParts {
  registry: ToolsetRegistry;
  validators: Validators;
  /** As a server has it, of one project. */
  found?: FoundEvidenceCache | undefined;
}

/** The first draft of one toolset in the project: asked for and taken as the server does, without a database. */
export class EvalStep {
  readonly toolset: string;
  readonly language: EvalProject['language'];
  readonly context: StepContext;
  readonly #generation: GenerationRow;
  readonly #validators: Validators;

  constructor(
    { registry, validators, found }: EvalParts,
    { language, project, today, contents }: EvalProject,
    toolset: string,
  ) {
    this.toolset = toolset;
    this.language = language;
    this.#validators = validators;
    this.#generation = generationIn(language);
    const ids = registry.toolsets.map(({ manifest }) => manifest.id);
    const rows = ids.slice(0, ids.indexOf(toolset)).flatMap((id): [string, ProjectToolsetRow][] => {
      const known = contents.get(id);
      if (!known) return [];
      const { document, unconfirmed } = known;
      return [[id, { ...emptyRow(id), revision: 1, content: document, contentId: id, unconfirmed }]];
    });
    this.context = describeStep(registry, this.#generation, toolset, {
      project,
      rows: new Map(rows),
      today,
      commented: [],
      answers: [],
      ties: noTies,
      found,
    });
  }

  /** An answer with the product's ids in place of the names that they have in today's request. */
  inIds(answer: ToolsetDocument): ToolsetDocument {
    return this.context.names.restore(answer);
  }

  /** An answer with the names of today's request in place of the product's ids. */
  inNames(answer: ToolsetDocument): ToolsetDocument {
    const { manifest } = this.context.subject.toolset;
    return this.context.names.shorten({ document: answer, manifest });
  }

  modelOf({ createModel }: DraftWriter): LanguageModel {
    return createModel(this.#generation, this.context);
  }

  /** @throws LanguageModelError, or what the model throws. */
  draft(model: LanguageModel, signal = new AbortController().signal): Promise<StepResult> {
    const writer = {
      name: model.name,
      createModel: () => model,
      createReader: () => model,
      createSketcher: () => model,
    };
    const retry = { attempts: 1, firstDelay: 0, longestDelay: 0 };
    return runStep(this.#generation, this.context, { writer, validators: this.#validators, retry }, () => {}, signal);
  }
}

function generationIn(language: GenerationRow['language']): GenerationRow {
  return {
    id: 'eval',
    userId: 'eval',
    payerId: 'eval',
    projectId: 'eval',
    kind: 'single',
    status: 'running',
    language,
    extraNotes: null,
    fields: null,
    goesOn: null,
    goesOnIn: null,
    tokensReserved: 0,
    tokensCharged: 0,
    error: null,
    attempt: 1,
    workerId: null,
    leaseUntil: null,
  };
}
