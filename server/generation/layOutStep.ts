import { applyComputed } from '#engine/computed/applyComputed.ts';
import { layOutStarter } from '#engine/generation/starter/layOutStarter.ts';
import { assignIds } from '#engine/validation/assignIds.ts';
import { checkDocument } from '#engine/validation/checkDocument.ts';
import { createId } from '#server/database/createId.ts';
import type { GenerationRow } from '#server/database/repositories/generations.ts';
import type { Validators } from '#server/toolsets/createValidators.ts';

import type { StepContext } from './loadStepContext.ts';
import type { StepResult } from './StepResult.ts';

/** Lays out the method's starter, where no model is connected. */
export function layOutStep(
  { language }: Pick<GenerationRow, 'language'>,
  { subject, drafted, documents, figures, complete }: StepContext,
  validators: Validators,
): StepResult {
  const { toolset, project, fields, current } = subject;
  const starter = complete(layOutStarter({ toolset: drafted, language, project, documents, fields, current }));
  const computed = applyComputed(starter, toolset.manifest, { previous: current ?? undefined, figures });
  const document = assignIds(computed, toolset.schema, () => createId().toLowerCase());
  const faults = checkDocument(validators.of(toolset), document);
  if (faults.length > 0) throw new Error(`The starter of ${toolset.manifest.id} is not valid: ${faults[0]?.path}`);
  return {
    document,
    cut: [],
    citations: { kept: 0, dropped: [] },
    note: null,
    repaired: false,
    isStarter: true,
    remarks: [],
  };
}
