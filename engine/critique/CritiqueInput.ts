import type { Toolset } from '#engine/contract/Toolset.ts';
import type { Language } from '#engine/languages/languages.ts';
import type { Worth } from '#engine/provenance/Worth.ts';
import type { Answer } from '#engine/questions/Answer.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

/** One toolset of a project that is read for contradictions. */
export interface ReadToolset {
  toolset: Toolset;
  /** As it stands; quotes are looked up in it. */
  document: ToolsetDocument;
  /** The same as a model reads it. */
  shown: ToolsetDocument;
  worth: Worth;
}

/** What the second reader is told: the whole project. */
export interface CritiqueInput {
  project: { name: string; description?: string };
  /** The current date, YYYY-MM-DD. */
  today: string;
  /** In the order of the path. */
  read: readonly ReadToolset[];
  /** What the team has answered to open questions, the latest first. */
  answers: readonly Answer[];
  /** Questions of earlier readings that the team has put aside. */
  dismissed: readonly string[];
  language: Language;
}
