import type { Toolset } from '#engine/toolset/Toolset.ts';
import type { ToolsetDocument } from '#engine/toolset/ToolsetDocument.ts';
import type { Language } from '#engine/toolset/languages.ts';

/** Input of a prompt. */
export interface PromptInput {
  toolset: Toolset;
  project: { name: string; description: string };
  /** The current date, YYYY-MM-DD, so that generated plans have future dates. */
  today?: string;
  /** Content of the toolsets of the set-up stage, by toolset id. */
  setup: Readonly<Record<string, ToolsetDocument>>;
  /** Content of the declared dependencies that have any, by toolset id. */
  dependencies: Readonly<Record<string, ToolsetDocument>>;
  /** The person's additional instructions. */
  extraNotes?: string;
  /** JSON pointers of the only fields to write; all if absent. */
  fields?: readonly string[];
  /** The present content; required with `fields`. */
  current?: ToolsetDocument | null;
  language: Language;
  /** Maximum size of all dependencies together, in characters of JSON. */
  dependencyBudget?: number;
}
