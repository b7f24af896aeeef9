import { isDeepStrictEqual } from 'node:util';

import type { ToolsetDocument } from '#engine/toolset/ToolsetDocument.ts';
import { applyComputed } from '#engine/validation/applyComputed.ts';
import { checkDocument } from '#engine/validation/checkDocument.ts';

import type { Transaction } from '../database/Database.ts';
import { lockProjectToolset } from '../database/repositories/projectToolsets.ts';
import { layIntoPresent } from './layIntoPresent.ts';
import type { StepContext } from './loadStepContext.ts';
import type { StepResult, StepTools } from './runStep.ts';

interface UpToDate {
  document: ToolsetDocument;
  madeFrom: Record<string, number>;
}

/**
 * What becomes the draft. Where only some fields were written, and a person saved the others meanwhile, theirs stand. Holds
 * the row, so that nothing is saved between this look and the draft.
 */
export async function bringUpToDate(
  transaction: Transaction,
  { tools }: { tools: Pick<StepTools, 'validators'> },
  projectId: string,
  { prompt, madeFrom }: StepContext,
  { document }: StepResult,
): Promise<UpToDate> {
  const { toolset, fields, current: before } = prompt;
  if (!fields || !before) return { document, madeFrom };
  const row = await lockProjectToolset(transaction, projectId, toolset.manifest.id);
  const present = row.draft?.content ?? row.content ?? {};
  if (isDeepStrictEqual(present, before)) return { document, madeFrom };
  const laid = applyComputed(layIntoPresent({ fields, before, document }, present), toolset.manifest.computed, present);
  // Sound by itself and sound in what it was written for, yet not in what that has become: rather as it was written for.
  if (checkDocument(tools.validators.of(toolset), laid).length > 0) return { document, madeFrom };
  return { document: laid, madeFrom: row.draft?.madeFrom ?? row.madeFrom };
}
