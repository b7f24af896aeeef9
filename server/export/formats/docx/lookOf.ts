import { isWritten, type Told } from '#engine/reading/isWritten.ts';

import type { DocxPlan } from './DocxPlan.ts';

/** How a part of a reading is marked. */
export function lookOf(told: Told, { contentLook }: DocxPlan): DocxPlan['contentLook'] {
  return isWritten(told) ? contentLook : {};
}
