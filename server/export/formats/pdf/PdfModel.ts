import type { ClaimState } from '#engine/evidence/evidenceWords.ts';
import type { Language } from '#engine/languages/languages.ts';

/** A text as the template takes it. */
export interface PdfText {
  /** Each in runs that are not too long for the typesetter. */
  lines: string[][];
  /** What stands behind it, quietly: that nobody has confirmed it. */
  mark?: string;
  /** Where it is not the document's. */
  lang?: Language;
}

export interface PdfValue {
  text: PdfText;
  score?: { filled: number; of: number; text: string };
}

interface Labelled {
  label?: PdfText;
}

/** A part of a chapter, in the order in which it is set. */
export type PdfPart =
  | { kind: 'heading'; level: number; title: PdfText; number?: number }
  | ({ kind: 'paragraph'; text: PdfText; lead: boolean } & Labelled)
  | { kind: 'note'; text: PdfText }
  | ({ kind: 'quote'; text: PdfText } & Labelled)
  | ({ kind: 'image'; image: PdfImage } & Labelled)
  | PdfList
  | { kind: 'lists'; lists: PdfList[] }
  | { kind: 'facts'; facts: (PdfValue & { label: PdfText })[] }
  | ({ kind: 'table'; columns: PdfText[]; rows: (PdfValue | null)[][]; widths: number[] } & Labelled)
  | { kind: 'cards'; cards: PdfCard[] };

export type PdfList = { kind: 'list'; items: PdfText[] } & Labelled;

export interface PdfCard {
  level: number;
  title: PdfText;
  number?: number;
  parts: PdfPart[];
  /** Whether its title is a name, and not a sentence. */
  named: boolean;
  /** Whether it may break over two pages. */
  tall: boolean;
}

/** A sheet; lengths are units of the sheet. */
export interface PdfPicture {
  /** Its shapes, without its texts. */
  svg: string;
  alt: string;
  width: number;
  height: number;
  texts: PdfPictureText[];
  images: (PdfImage & { x: number; y: number })[];
}

/** What stands beside the words of the cover, to be seen only; its width is in units of its texts. */
export type PdfPattern = Pick<PdfPicture, 'svg' | 'width' | 'texts'>;

/** An uploaded image, as a file that the typesetter finds at `path`. */
export interface PdfImage {
  path: string;
  alt: string;
  width: number;
  height: number;
}

/** Lines of text, already broken; (x, y) is on the baseline of the first. */
interface PdfPictureText {
  x: number;
  y: number;
  lines: string[];
  size: number;
  /** From one baseline to the next. */
  leading: number;
  weight: number;
  align: 'start' | 'middle' | 'end';
  /** Degrees clockwise about (x, y). */
  rotation: number;
  colour: string;
}

export interface PdfChapter {
  /** Present where a stage begins: what its band says. */
  opens?: { title: string; toolsets: PdfText };
  title: PdfText;
  purpose: PdfText;
  /** Above all of it: that nobody has confirmed any of it. */
  note?: PdfText;
  pictures: PdfPicture[];
  parts: PdfPart[];
}

/** A line of what the project stands on; a state is drawn as its icon. */
export interface PdfStandingRow {
  state: ClaimState | null;
  /** 0 to 5. */
  strength?: number;
  cells: PdfText[];
}

interface PdfStandingSection {
  title: PdfText;
  rows: PdfStandingRow[];
}

/** A figure as a bar of its parts, whose shares are of its width, with its limit as a line across it. */
export interface PdfFigure {
  title: string;
  difference: string;
  per: string;
  parts: { name: string; number: string; share: number }[];
  limit: { text: string; at: number };
  told: string;
}

export interface PdfStanding {
  title: PdfText;
  summary: PdfText | null;
  decision: { title: PdfText; note: PdfText | null; text: PdfText | null; reasons: PdfStandingRow[] } | null;
  figure: PdfFigure | null;
  claims: PdfStandingSection | null;
  against: PdfStandingSection | null;
  next: PdfStandingSection | null;
  legend: { state: ClaimState; word: string }[];
  strength: string;
}

/** A slide of the story as a part of a page: what it says, and the picture that it rests on. */
export interface PdfStoryPart {
  /** What it is about. */
  kicker: PdfText;
  title: PdfText;
  lines: PdfStoryLine[];
  picture?: PdfPicture;
}

export interface PdfStoryLine {
  name: PdfText;
  text: PdfText;
  /** Of a claim, and what it rests on. */
  state: ClaimState | null;
  told: PdfText;
  /** A figure as a part of the longest of its slide, 0 to 1. */
  bar?: { value: PdfText; share: number; limit?: number };
}

/** What the pages show of those who hand the document over; colours as #rrggbb. */
export interface PdfBrand {
  fill?: string;
  onFill?: string;
  logo?: PdfImage;
}

/** All that the template is given. */
export interface PdfModel {
  brand: PdfBrand;
  title: string;
  author: string;
  project: PdfText;
  language: string;
  /** Year, month and day. */
  day: { year: number; month: number; day: number };
  /** At the left of every foot. */
  foot: string;
  words: { glance: string; 'page-of': string };
  /** At the foot of every page: what the sign means that stands behind texts. */
  legend?: string;
  cover: { title: PdfText; description: PdfText; pattern: PdfPattern | null; facts: PdfText[] };
  /** Behind the cover: where the project stands. */
  standing?: PdfStanding;
  /** The short report, instead of stages and chapters. */
  story?: PdfStoryPart[];
  stages: { title: string; chapters: { title: PdfText; gist: PdfText; index: number }[] }[];
  chapters: PdfChapter[];
}
