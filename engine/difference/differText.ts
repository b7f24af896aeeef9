import { shortestEdit, type Run } from './shortestEdit.ts';

/** A part of a text that was kept, taken out or put in. */
export interface TextPart {
  kind: Run['kind'];
  text: string;
}

/** Words with what joins them inside ("12.30", "Ocak'ta"), white space, and single other signs. */
const tokens = /\s+|[\p{L}\p{M}\p{N}]+(?:['’.,-][\p{L}\p{M}\p{N}]+)*|[^\s\p{L}\p{M}\p{N}]/gu;

/** A text that shares less than this with the earlier one was written anew: the words both have are there by chance. */
const leastShared = 0.25;

/**
 * The difference of two texts, word by word. What was taken out stands before what was put in its place, and words that
 * changed one after another are one part with the spaces between them. A text that was written anew is one change.
 */
export function differText(before: string, after: string): TextPart[] {
  const parts = differWords(before, after);
  const shared = parts.reduce((sum, { kind, text }) => sum + (kind === 'same' ? text.trim().length : 0), 0);
  if (parts.length === 0 || shared >= leastShared * Math.max(before.length, after.length)) return parts;
  const anew: TextPart[] = [
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ];
  return anew.filter(({ text }) => text !== '');
}

function differWords(before: string, after: string): TextPart[] {
  const runs = shortestEdit(before.match(tokens) ?? [], after.match(tokens) ?? []);
  const parts: TextPart[] = [];
  let removed = '';
  let added = '';
  const endChange = () => {
    if (removed !== '') parts.push({ kind: 'removed', text: removed });
    if (added !== '') parts.push({ kind: 'added', text: added });
    removed = added = '';
  };
  for (const [index, { kind, items }] of runs.entries()) {
    const text = items.join('');
    const isBetween = removed + added !== '' && index < runs.length - 1;
    if (kind === 'removed') removed += text;
    else if (kind === 'added') added += text;
    else if (text.trim() === '' && isBetween) {
      removed += text;
      added += text;
    } else {
      endChange();
      parts.push({ kind, text });
    }
  }
  endChange();
  return parts;
}
