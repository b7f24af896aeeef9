import type { ClaimState } from '#engine/evidence/evidenceWords.ts';
import type { StoryKind } from '#engine/standing/contracts/storyKinds.ts';

/** Where a text of a slide is saved; null: it is told of the whole project. */
export interface StoryPlace {
  toolset: string;
  pointer: string;
}

/** A text of a slide, as somebody saved it. */
export interface StoryText {
  text: string;
  at: StoryPlace | null;
  /** It stands as a model drafted it, and nobody has confirmed it. */
  isUnconfirmed: boolean;
}

/** A line of a slide. */
export interface StoryLine extends StoryText {
  /** Stands above it, in bold; "" where there is nothing. */
  name: string;
  /** Of a claim. */
  state: ClaimState | null;
  /** What a claim rests on, in the words of the register; "" where it is none. */
  told: string;
  /** A figure, drawn. */
  bar: StoryBar | null;
}

/** A figure as a part of the longest of its slide. */
export interface StoryBar {
  value: string;
  /** 0 to 1. */
  share: number;
  /** Where the limit stands, 0 to 1; null where it has none of its own. */
  limit: number | null;
}

/** What a slide shows. */
export interface StorySlide {
  kind: StoryKind;
  title: StoryText;
  lines: StoryLine[];
  /** Those that it rests on. */
  toolsets: string[];
}
