import type { ExportDocument } from '#server/export/ExportDocument.ts';

/** Writes one format. */
export type Writer = (document: ExportDocument) => Promise<Uint8Array>;

/** What the server knows of a format: what its files are called, what they hold, and how one is written. */
export interface Format {
  /** Of a file's name, without the dot. */
  extension: string;
  /** As `Content-Type` names it. */
  mediaType: string;
  /** Loads what writes it, when first needed: each format brings a library of its own. */
  load: () => Promise<Writer>;
  /** Whether it holds uploaded images, not only their names. */
  showsImages: boolean;
  /** Whether it has a cover, on which those who hand it over are named. */
  showsBrand: boolean;
  /** Whether a claim of the reading says what it rests on. */
  notesClaims: boolean;
  /** Whether the register of evidence follows the toolsets, as in what is read from front to back. */
  hasRegister: boolean;
  /** Whether the whole project begins with where it stands. */
  opensWithStanding: boolean;
  /** Whether it can tell the story instead of the toolsets. */
  hasStory: boolean;
  /** Whether it is pages to be printed, on which the register has only what a decision may rest on. */
  isPaged: boolean;
}
