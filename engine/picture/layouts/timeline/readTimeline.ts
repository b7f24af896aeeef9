import type { Section } from '../../elements/setSection.ts';
import type { PictureSource } from '../../PictureSource.ts';
import { readSection } from '../readSection.ts';
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

/** What one drawing shows. */
export interface Timeline {
  about: string;
  facts: { pointer: string; name: string; text: string }[];
  /** What the list is called, and where it is. */
  name: string;
  pointer: string;
  moments: Moment[];
  ticks: { place: number; label: string }[];
  sections: Section[];
}

/** Reads the timeline of the item at a pointer; the document's is "". */
export function readTimeline(described: TimelineDescription, item: string, source: PictureSource): Timeline {
  const { about, facts = [], list, time, title, text, sections = [] } = described;
  const pointer = `${item}/${list}`;
  const items = source.itemsAt(pointer).map((each) => ({
    pointer: each,
    time: source.textAt(`${each}/${time}`),
    code: source.codeAt(`${each}/${time}`),
    title: source.textAt(`${each}/${title}`),
    text: text === undefined ? '' : source.textAt(`${each}/${text}`),
  }));
  const written = items.filter((each) => each.title !== '' || each.text !== '');
  const { order, ticks } = placeInTime(written.map(({ code }) => code));
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
    ticks: ticks.map(({ place, value, unit }) => ({ place, label: labelOf(value, unit) })),
    sections: sections.map((section) => readSection(section, item, source)),
  };
}

function labelOf(value: number, unit: Unit): string {
  if (unit === 'day') return '';
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(value / 60))}:${two(value % 60)}`;
}
