import { z } from 'zod/v3';

/** The id of a toolset, which is the name of its folder. */
export const toolsetIdContract = z
  .string()
  .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'must be kebab-case, such as "risk-map"')
  .max(64);
