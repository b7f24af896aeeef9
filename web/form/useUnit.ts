import type { Unit } from '#engine/units/Unit.ts';
import { unitOf } from '#engine/units/unitOf.ts';

import { useForm, useFormMode } from './FormContext.ts';
import { useFieldValue } from './useFieldValue.ts';

/** What the numbers of a field count; re-renders when another currency is chosen. */
export function useUnit(pattern: string): Unit | undefined {
  const { definition, document, language } = useForm();
  const { figures } = useFormMode();
  const { id, currency } = definition.manifest;
  useFieldValue(currency?.toolset === id ? currency.field : '/id');
  return unitOf(definition, pattern, language, { document: document.content, figures });
}
