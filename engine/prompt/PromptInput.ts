import type { Toolset } from '#engine/toolset/Toolset.ts';
import type { ToolsetDocument } from '#engine/toolset/ToolsetDocument.ts';
import type { Language } from '#engine/toolset/languages.ts';

/** Everything a prompt is made from. */
export interface PromptInput {
  toolset: Toolset;
  project: { name: string; description: string };
  /** The day it is, YYYY-MM-DD, so that dates of plans lie ahead. */
  today?: string;
  /** Content of the set-up stage (about, sections), by toolset id. */
  setup: Readonly<Record<string, ToolsetDocument>>;
  /** Content of the declared dependencies that have any, by toolset id. */
  dependencies: Readonly<Record<string, ToolsetDocument>>;
  /** What the person asked for besides. */
  extraNotes?: string;
  /** JSON pointers of the only fields to write; absent: all. */
  fields?: readonly string[];
  /** The present content; needed where only some fields are wanted. */
  current?: ToolsetDocument | null;
  language: Language;
  /** Characters of JSON that dependencies may take together. */
  dependencyBudget?: number;
}
