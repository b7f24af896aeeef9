import { bindPattern, expandPattern } from '#engine/schema/pattern.ts';
import { getAt, setAt } from '#engine/schema/pointer.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import type { UpgradeStep } from './upgradesContract.ts';

/**
 * A document in the shape after the steps; the given one stays as it is. What is not there is passed over, and nothing
 * is lost that a step does not remove.
 */
export function upgradeDocument(document: ToolsetDocument, steps: readonly UpgradeStep[]): ToolsetDocument {
  return steps.reduce(takeStep, document);
}

function takeStep(document: ToolsetDocument, step: UpgradeStep): ToolsetDocument {
  return expandPattern(document, step.field).reduce((result, pointer) => {
    const value = getAt(result, pointer);
    if (step.step === 'set') return value === undefined ? setWithin(result, pointer, step.value) : result;
    if (value === undefined) return result;
    switch (step.step) {
      case 'move':
        return setAt(setAt(result, pointer, undefined), bindPattern(step.to, pointer), value);
      case 'remove':
        return setAt(result, pointer, undefined);
      case 'wrap':
        return setAt(result, pointer, { [step.as]: value });
      case 'replace':
        return value === step.value ? setAt(result, pointer, step.by) : result;
    }
  }, document);
}

/** Only where the object that it belongs to is there: an upgrade fills no empty document. */
function setWithin(document: ToolsetDocument, pointer: string, value: unknown): ToolsetDocument {
  const owner = getAt(document, pointer.slice(0, pointer.lastIndexOf('/')));
  const hasOwner = typeof owner === 'object' && owner !== null && Object.keys(owner).length > 0;
  return hasOwner ? setAt(document, pointer, value) : document;
}
