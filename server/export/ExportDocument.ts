import type { BrandColours } from '#engine/brand/brandColours.ts';
import type { Figures } from '#engine/computed/Figures.ts';
import type { Stage } from '#engine/contract/stages.ts';
import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import type { ClaimState } from '#engine/evidence/evidenceWords.ts';
import type { Ties } from '#engine/evidence/Ties.ts';
import type { StoredImage } from '#engine/images/storedImage.ts';
import type { Language } from '#engine/languages/languages.ts';
import type { MarkDrawing } from '#engine/picture/Layout.ts';
import type { Scene } from '#engine/picture/Scene.ts';
import type { FileAnswer } from '#engine/protocol/fileAnswer.ts';
import type { FileHistory } from '#engine/protocol/fileHistory.ts';
import type { Standing } from '#engine/protocol/standing.ts';
import type { StoryChoice } from '#engine/protocol/story.ts';
import type { DraftedPlaces } from '#engine/provenance/draftedPlaces.ts';
import type { Unconfirmed } from '#engine/provenance/Unconfirmed.ts';
import type { Block } from '#engine/reading/Block.ts';
import type { References } from '#engine/reading/ReadingSource.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import type { ArrangedSlide } from '#engine/story/arrangeStory.ts';

import type { ExportImages } from './ExportImages.ts';
import type { ExportedProject } from './ExportOrder.ts';

/** What every format is written from: the chosen toolsets as readings and pictures, in path order. */
export interface ExportDocument {
  /** Of headings, labels and dates; the content stays in the language it was written in. */
  language: Language;
  /** As it was entered. */
  project: ExportedProject;
  /** When it was asked for, as an ISO date and time. */
  date: string;
  /** Of the reader. */
  timeZone: string;
  /** How many of all toolsets are saved, and how many of these are in it. */
  saved: number;
  chosen: number;
  total: number;
  chapters: Chapter[];
  /** Texts and figures of them that are left out since nobody has confirmed them. */
  leftOut: number;
  answers: readonly FileAnswer[];
  images: ExportImages;
  /** Of those who hand it over; absent: it looks as usual. */
  brand?: ExportBrand;
  /** What people have said of the project's claims. */
  ties: Ties;
  /** With which it opens: where the project stands; null where not all of it is in it. */
  standing?: StandingPage | null;
  /** The slides that are written instead of the toolsets’ own. */
  story?: readonly ArrangedSlide[];
  /** The decisions and rounds of the whole project, where it is written as a file. */
  history?: FileHistory | undefined;
  /** What people have chosen of its slides; as `history`. */
  storyChoices?: readonly StoryChoice[] | undefined;
}

/** What a document shows of those who hand it over. */
export interface ExportBrand {
  company: string;
  client: string;
  colours: BrandColours | null;
  /** null: none, or it is not at hand. */
  logo: StoredImage | null;
}

/** Where a project stands, to be read. */
export interface StandingPage {
  title: string;
  blocks: Block[];
  /** The same as it is known, for what is drawn. */
  told: Standing;
}

/** One toolset of an export. */
export interface Chapter {
  id: string;
  stage: Stage;
  title: string;
  /** What a team has once the toolset is filled in, in one or two sentences. */
  purpose: string;
  /** ISO date and time. */
  savedAt: string | null;
  definition: ToolsetDefinition;
  content: ToolsetDocument;
  /** Absent where the content is none of a toolset's own. */
  unconfirmed?: Unconfirmed;
  /** By whom its places were written. */
  places: DraftedPlaces;
  /** What is known of its claims, by the pointers of their places. */
  states?: ReadonlyMap<string, ClaimState>;
  /** Marks what nobody has confirmed in its picture. */
  mark?: MarkDrawing | undefined;
  references: References;
  /** What it reads of other toolsets. */
  figures: Figures;
  /** The reading, which marks what nobody has confirmed. */
  blocks: Block[];
  /** Whether nobody has confirmed any of it, which none of the blocks then says. */
  isUnconfirmed: boolean;
  /** The picture's sheets, 1600 × 900, drawn when first asked for; none where the folder describes no picture. */
  sheets: Scene[];
  /** The picture for a page of print, as wide as its text; none as well. */
  paper: Scene[];
}
