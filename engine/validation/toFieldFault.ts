import { formatPointer } from '#engine/schema/pointer.ts';

import type { SchemaError } from './DocumentValidator.ts';
import type { FieldFault, FieldFaultKey } from './FieldFault.ts';

const keyOf: Record<string, FieldFaultKey> = {
  required: 'required',
  type: 'wrong-type',
  additionalProperties: 'unknown-field',
  minLength: 'too-short',
  maxLength: 'too-long',
  minItems: 'too-few-items',
  maxItems: 'too-many-items',
  minimum: 'too-small',
  maximum: 'too-large',
  enum: 'not-in-list',
  pattern: 'wrong-format',
  format: 'wrong-format',
};

/** Converts an AJV error into a fault for form, API and checks. An empty required text is reported as missing. */
export function toFieldFault(error: SchemaError): FieldFault {
  const key = keyOf[error.keyword] ?? 'wrong-format';
  const { missingProperty, additionalProperty, limit } = error.params;
  if (key === 'required')
    return { path: error.instancePath + formatPointer([String(missingProperty)]), key, params: {} };
  if (key === 'unknown-field') {
    return { path: error.instancePath + formatPointer([String(additionalProperty)]), key, params: {} };
  }
  if (key === 'too-short' && limit === 1) return { path: error.instancePath, key: 'required', params: {} };
  if (error.keyword === 'format' && error.params.format === 'date')
    return { path: error.instancePath, key: 'not-a-day', params: {} };
  return { path: error.instancePath, key, params: typeof limit === 'number' ? { limit } : {} };
}
