import type { TFunction } from 'i18next';

import { type StepMark, stepTraits } from '#engine/progress/stepMark.ts';

/** A step's state in words: everything that is true of it. */
export function describeMark(mark: StepMark, t: TFunction): string {
  return stepTraits[mark].map((trait) => t(`status.${trait}`)).join(', ');
}
