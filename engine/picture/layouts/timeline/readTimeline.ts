import { formatTimeOfDay } from '#engine/dates/formatTimeOfDay.ts';
import type { Fact } from '#engine/picture/elements/drawFacts.ts';
import type { Section } from '#engine/picture/elements/setSection.ts';
import { readSection } from '#engine/picture/layouts/readSection.ts';
import type { PictureSource } from '#engine/picture/PictureSource.ts';

import { placeInTime, type Unit } from './placeInTime.ts';
import type { TimelineDescription } from './timelineContract.ts';

/** An item along the axis. */
export interface Moment {
  pointer: string;
  /** As people read it; "" where none was given. */
  time: string;
  title: string;
  text: string;
  /** Where it stands on the axis, from 0 to 1. */
  place: number;
}

/** A phase over the axis. */
export interface Span {
  pointer: string;
  name: string;
  /** Both dates, as people read them. */
  time: string;
  /** Where it begins and ends on the axis, from 0 to 1. */
  from: number;
  to: number;
}

/** What one drawing shows. */
export interface Timeline {
  about: string;
  facts: Fact[];
  /** What the list is called, and where it is. */
  name: string;
  pointer: string;
  moments: Moment[];
  ticks: { place: number; label: string }[];
  /** What the list of phases is called. */
  spansName: string;
  spans: Span[];
  sections: Section[];
}

/** Reads the timeline of the item at a pointer; the document's is "". */
export function readTimeline(described: TimelineDescription, item: string, source: PictureSource): Timeline {
  const { about, facts = [], list, time, title, text, spans, sections = [] } = described;
  const pointer = `${item}/${list}`;
  const items = source.itemsAt(pointer).map((each) => ({
    pointer: each,
    time: source.textAt(`${each}/${time}`),
    code: source.codeAt(`${each}/${time}`),
    title: source.textAt(`${each}/${title}`),
    text: text === undefined ? '' : source.textAt(`${each}/${text}`),
  }));
  const written = items.filter((each) => each.title !== '' || each.text !== '');
  const phases = spans === undefined ? [] : readSpans(spans, item, source);
  const placed = placeInTime(
    written.map(({ code }) => code),
    phases.map(({ codes }) => codes),
  );
  const { order, ticks } = placed;
  return {
    about: about === undefined ? '' : source.textAt(`${item}/${about}`),
    facts: facts
      .map((fact) => `${item}/${fact}`)
      .map((fact) => ({ pointer: fact, name: source.nameOf(fact), text: source.textAt(fact) }))
      .filter((fact) => fact.text !== ''),
    name: source.nameOf(pointer),
    pointer,
    moments: order.flatMap(({ index, place }) => {
      const found = written[index];
      return found ? [{ ...found, place }] : [];
    }),
    ticks: ticks.map(({ place, value, unit }) => ({ place, label: labelOf(value, unit, source) })),
    spansName: spans === undefined ? '' : source.nameOf(`${item}/${spans.list}`),
    spans: phases.flatMap(({ codes: _, ...span }, index) => {
      const place = placed.spans[index];
      return place ? [{ ...span, ...place }] : [];
    }),
    sections: sections.map((section) => readSection(section, item, source)),
  };
}

function readSpans(
  { list, name, from, to }: NonNullable<TimelineDescription['spans']>,
  item: string,
  source: PictureSource,
) {
  return source.itemsAt(`${item}/${list}`).map((pointer) => ({
    pointer,
    name: source.textAt(`${pointer}/${name}`),
    time: [from, to].map((field) => source.shortDate(source.codeAt(`${pointer}/${field}`))).join(' – '),
    codes: { from: source.codeAt(`${pointer}/${from}`), to: source.codeAt(`${pointer}/${to}`) },
  }));
}

function labelOf(value: number, unit: Unit, source: PictureSource): string {
  if (unit === 'day') return source.shortDate(new Date(value * 86_400_000).toISOString().slice(0, 10));
  const two = (number: number) => String(number).padStart(2, '0');
  return formatTimeOfDay(`${two(Math.floor(value / 60))}:${two(value % 60)}`, source.language);
}
