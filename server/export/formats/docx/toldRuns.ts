import type { IRunOptions, TextRun } from 'docx';

import { isWritten, type Told } from '#engine/reading/isWritten.ts';

import type { DocxPlan } from './DocxPlan.ts';
import { markRuns } from './markRuns.ts';
import { runs } from './runs.ts';

/** What a part of a reading says, in its language, and whether nobody has confirmed it. */
export function toldRuns(told: Told, plan: DocxPlan, look: IRunOptions = {}): TextRun[] {
  return [
    ...runs(told.text, { ...(isWritten(told) && plan.contentLook), ...look }),
    ...markRuns(told.unconfirmed, plan.language),
  ];
}
