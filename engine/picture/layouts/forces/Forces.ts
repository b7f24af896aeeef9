import type { Section } from '#engine/picture/elements/setSection.ts';
import type { Entry } from '#engine/picture/entries/Entry.ts';
import type { LegendGroup } from '#engine/picture/legend/Legend.ts';

/** Forces of one kind, the strongest first. */
export interface ForceList {
  pointer: string;
  title: string;
  entries: Entry[];
  /** on: towards the new way; back: to the old one. */
  direction: 'on' | 'back';
}

export interface Total {
  pointer: string;
  title: string;
  text: string;
  /** Its part of the larger of both totals, 0 to 1. */
  share: number;
}

/** What one drawing shows. */
export interface Forces {
  about: string;
  outcome: Section | null;
  journey: Section[];
  push: ForceList;
  pull: ForceList;
  habit: ForceList;
  worry: ForceList;
  balance: { on: Total; back: Total } | null;
  legend: LegendGroup[];
}
