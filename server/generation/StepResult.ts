import type { GeneratedDocument } from '#engine/generation/generateDocument.ts';

/** What a step has written. */
export interface StepResult extends GeneratedDocument {
  /** Whether it is the method's starter, which no model wrote. */
  isStarter: boolean;
}
