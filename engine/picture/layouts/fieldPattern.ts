import { z } from 'zod/v3';

/** A pointer into the document with "*" for every item of a list. */
export const fieldPattern = z
  .string()
  .regex(/^(\/(\*|[A-Za-z][A-Za-z0-9]*))+$/, 'must be a pointer such as "/stakeholders/*/power"');

/** The name of a property of an item, such as "power". */
export const propertyName = z.string().regex(/^[a-z][A-Za-z0-9]*(\/[a-z][A-Za-z0-9]*)*$/);
