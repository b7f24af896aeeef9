import type { ToolsetManifest } from './manifestContract.ts';

/**
 * What the contract of `toolset.json` fills in where a folder declares nothing: for definitions that are made without
 * parsing a folder.
 */
export const noDeclarations = {
  dependsOn: [],
  binds: [],
  sources: [],
  claims: [],
  hypotheses: [],
  verdicts: [],
  computed: [],
  agrees: [],
  figures: [],
  actions: [],
  story: [],
  critic: [],
  notGenerated: [],
  upgrades: [],
} satisfies Partial<ToolsetManifest>;
