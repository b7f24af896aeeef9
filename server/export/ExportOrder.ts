import type { Ties } from '#engine/evidence/Ties.ts';
import type { Language } from '#engine/languages/languages.ts';
import type { Brand } from '#engine/protocol/brand.ts';
import type { ChosenDepths } from '#engine/protocol/depth.ts';
import type { ExportFormat } from '#engine/protocol/exportFormats.ts';
import type { FileAnswer } from '#engine/protocol/fileAnswer.ts';
import type { FileHistory } from '#engine/protocol/fileHistory.ts';
import type { Standing } from '#engine/protocol/standing.ts';
import type { StoryChoice } from '#engine/protocol/story.ts';
import type { Unconfirmed } from '#engine/provenance/Unconfirmed.ts';
import type { ArrangedSlide } from '#engine/story/arrangeStory.ts';

import type { ExportImages } from './ExportImages.ts';

/** All that a process without database, network and files needs to write one export. */
export interface ExportOrder {
  format: ExportFormat;
  /** Of headings and labels. */
  language: Language;
  project: ExportedProject;
  /** When it was asked for, as an ISO date and time. */
  date: string;
  /** Of the person who asked, by which days are told. */
  timeZone: string;
  /** Ids of the toolsets to write; all have saved content. */
  chosen: string[];
  /** Whether open questions are written, which are the team's own. */
  hasOpenQuestions: boolean;
  /** Texts and figures that nobody has confirmed, and that are left out; absent where they are marked. */
  leftOut?: number;
  /** Every saved toolset of the project, since those chosen may refer to others. */
  saved: SavedContent[];
  /** What was answered to what the chosen toolsets ask; absent where the format is not imported again. */
  answers?: FileAnswer[];
  ties?: Ties;
  /** Of the whole project; absent as `answers`, and where it is written in part. */
  history?: FileHistory;
  /** What people have chosen of its slides; absent as `history`. */
  storyChoices?: StoryChoice[];
  /** Where the project stands; absent where not all of it is written as it is saved now. */
  standing?: Standing;
  /** The slides that tell it, where these are asked for. */
  story?: ArrangedSlide[];
  /** Absent where nothing shows one. */
  images?: ExportImages;
  /** Of those who hand it over, where they have one and the format shows it; its logo is among the images. */
  brand?: Brand;
}

export interface ExportedProject {
  name: string;
  description: string;
  language: Language;
  /** How deep its toolsets go; absent where the format is not imported again. */
  depths?: ChosenDepths;
  /** Full name of the person who asked. */
  author: string;
}

export interface SavedContent {
  toolset: string;
  /** The content as JSON, parsed where it is written and not where people wait. */
  json: string;
  unconfirmed?: Unconfirmed;
  savedAt: string | null;
}
