import type { SourceLine, Speaker } from './SourceLine.ts';
import { longestSpeaker } from './sourceRules.ts';

const clock = /^\s*[[(]?(?:(\d{1,3}):)?(\d{1,3}):([0-5]\d)(?:[.,]\d{1,3})?[\])]?(?=[\s\-–:]|$)[\s\-–:]*/;
/** What stands before the words of a line. */
export interface LineHead {
  time?: number;
  /** As it is written; whether it is somebody is for the caller to decide. */
  label?: string;
  /** The length of the time alone, and of all of it. */
  timeLength: number;
  length: number;
}

/** Reads the time and the label with which a line of a transcript begins: "[04:10] P3: Look". */
export function readHead(line: string): LineHead {
  const told = clock.exec(line);
  const timeLength = told?.[0].length ?? 0;
  const labelled = readLabel(line.slice(timeLength, timeLength + longestSpeaker + 3));
  const time = told && Number(told[1] ?? 0) * 3600 + Number(told[2]) * 60 + Number(told[3]);
  return {
    ...(time !== null && { time }),
    ...(labelled && { label: labelled.label }),
    timeLength,
    length: timeLength + (labelled?.length ?? 0),
  };
}

/** A colon with a blank behind it; 12:30 and https://… are none. */
function readLabel(line: string): { label: string; length: number } | null {
  const colon = line.indexOf(':');
  const label = line.slice(0, colon).trim();
  const next = line[colon + 1];
  if (colon < 1 || label === '' || label.length > longestSpeaker) return null;
  if (next !== undefined && next.trim() !== '') return null;
  return { label, length: colon + (next === undefined ? 1 : 2) };
}

/**
 * The lines of a source: whose words each is, and when they were said. Whoever is named speaks until somebody else is;
 * a label that is no speaker's belongs to the words.
 */
export function readLines(text: string, people: readonly Speaker[]): SourceLine[] {
  const byLabel = new Map(people.map(({ id, label }) => [label, id]));
  const lines: SourceLine[] = [];
  let speaker: string | undefined;
  let at = 0;
  for (const line of text.split('\n')) {
    const head = readHead(line);
    const named = head.label === undefined ? undefined : byLabel.get(head.label);
    speaker = named ?? speaker;
    lines.push({
      number: lines.length + 1,
      ...(speaker !== undefined && { speaker }),
      ...(head.time !== undefined && { time: head.time }),
      start: at + (named === undefined ? head.timeLength : head.length),
      end: at + line.length,
    });
    at += line.length + 1;
  }
  return lines;
}
