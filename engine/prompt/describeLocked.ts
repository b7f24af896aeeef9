import { isWithin } from '#engine/schema/isWithin.ts';
import { toPattern } from '#engine/schema/pattern.ts';
import { getAt } from '#engine/schema/pointer.ts';

import { fenceData } from './fenceData.ts';
import type { PromptInput } from './PromptInput.ts';
import { Ranking } from './ranks/Ranking.ts';

/** In characters of JSON: beyond it, the last locked parts are not told. */
const longest = 6_000;

/** What the team has locked, so that a model fits in with it; nothing of it is taken from the answer. */
export function describeLocked({ current, locked = [], fields, part }: PromptInput): string {
  if (locked.length === 0) return '';
  const lists = new Set(locked.filter((pointer) => /\/\d+$/.test(pointer)).map(listOf));
  // With single fields, the whole document stands in the prompt already.
  const parts =
    fields && !part
      ? locked
      : withinLength(locked.map((pointer) => ({ field: toPattern(pointer), text: getAt(current, pointer) ?? null })));
  const isListWanted = [...lists].some((list) => !fields || isWithin(list, fields));
  return [
    'The team has locked these parts: they stay word for word, whatever you write in their place. Be consistent with them: contradict nothing in them, and say nothing again that they say.',
    isListWanted ? 'Locked items of a list stay in it by themselves: write only the others, and fewer of them.' : '',
    fenceData('locked parts', parts),
  ]
    .filter(Boolean)
    .join('\n');
}

function withinLength(parts: readonly { field: string; text: unknown }[]): unknown {
  const all = { id: 'locked', document: { parts }, owner: undefined, worth: undefined, isSubject: false };
  return new Ranking().rank([{ ...all, referable: new Set() }]).shorten(longest).inputs[0]?.document['parts'];
}

const listOf = (pointer: string) => pointer.slice(0, pointer.lastIndexOf('/'));
