import { z } from 'zod/v3';

// A JSON pointer in which "*" stands for every item of a list, such as /stakeholders/*/power.
export const patternContract = z
  .string()
  .regex(/^(\/(\*|[A-Za-z][A-Za-z0-9]*))+$/, 'must be a pointer such as "/stakeholders/*/power"');
