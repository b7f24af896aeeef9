import { z } from 'zod/v3';

/** The name of an item's property. */
export const propertyContract = z
  .string()
  .regex(/^[a-z][A-Za-z0-9]*$/, 'must be the name of a property, such as "status"');
