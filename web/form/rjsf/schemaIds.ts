/**
 * In the place of what RJSF resolves the ids of schemas with, a library of 22 kB: a toolset's schema has none, and its
 * references name definitions of its own (`vite.config.ts`).
 */
const schemaIds = {
  equal: (one: unknown, other: unknown) => one === other,
  resolve: (_base: string, reference: string) => reference,
};

export default schemaIds;
