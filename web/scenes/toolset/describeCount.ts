import type { TFunction } from 'i18next';

import type { Change } from '#engine/difference/Change.ts';

/** How many changes there are; fields are called so where nothing else has changed. */
export function describeCount(changes: readonly Change[], t: TFunction): string {
  const isFieldsOnly = changes.every(({ kind }) => kind === 'edited');
  return t(isFieldsOnly ? 'toolset.fieldsChanged' : 'toolset.changes', { count: changes.length });
}
