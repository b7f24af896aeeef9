import type { DraftRemark } from '#engine/checks/DraftRemark.ts';
import type { GeneratedDocument } from '#engine/generation/generateDocument.ts';

/** What a step has written. */
export interface StepResult extends GeneratedDocument {
  /** Whether it is the method's starter, which no model wrote. */
  isStarter: boolean;
  /** What is worth a look in it. */
  remarks: readonly DraftRemark[];
}
