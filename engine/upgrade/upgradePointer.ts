import { bindPattern, toPattern } from '#engine/schema/pattern.ts';

import type { UpgradeStep } from './upgradesContract.ts';

/** Where a field of the old shape is after the steps; null where it is no more. */
export function upgradePointer(pointer: string, steps: readonly UpgradeStep[]): string | null {
  return steps.reduce<string | null>((at, step) => (at === null ? null : takeStep(at, step)), pointer);
}

function takeStep(pointer: string, step: UpgradeStep): string | null {
  const pattern = toPattern(pointer);
  const isAt = pattern === step.field;
  if (!isAt && !pattern.startsWith(`${step.field}/`)) return pointer;
  switch (step.step) {
    case 'move': {
      const below = pointer.split('/').slice(step.field.split('/').length);
      return [bindPattern(step.to, pointer), ...below].join('/');
    }
    case 'remove':
      return null;
    case 'wrap':
      // A list that is marked stays marked whole; a text is now the text in the object.
      return isAt ? `${pointer}/${step.as}` : pointer;
    default:
      return pointer;
  }
}
