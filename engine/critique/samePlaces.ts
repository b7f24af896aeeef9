import { foldText } from '#engine/search/foldText.ts';

import type { CritiquePlace } from './CritiqueFinding.ts';

/** Whether two are the same field, whatever is quoted of it. */
export function samePlace(one: CritiquePlace, other: CritiquePlace): boolean {
  return one.toolset === other.toolset && one.place === other.place;
}

/** Whether all of the ones are among the others. */
export function isWithinPlaces(ones: readonly CritiquePlace[], others: readonly CritiquePlace[]): boolean {
  return ones.every((one) => others.some((other) => samePlace(one, other)));
}

/** Whether the same is quoted of the same fields. */
export function saysTheSame(ones: readonly CritiquePlace[], others: readonly CritiquePlace[]): boolean {
  return ones.every((one) =>
    others.some((other) => samePlace(one, other) && foldText(one.words) === foldText(other.words)),
  );
}
