import { textsOf } from '#engine/evidence/isQuoteIn.ts';
import { foldText } from '#engine/search/foldText.ts';

// Of the words of both; shorter items are alike by chance.
const alike = 0.8;
const fewestWords = 4;

/** Items of a draft that say what another one of the same list has said, by their pointers. */
export function findRepeats(document: unknown, pointer = ''): string[] {
  if (typeof document !== 'object' || document === null) return [];
  const within = Object.entries(document).flatMap(([key, value]) => findRepeats(value, `${pointer}/${key}`));
  if (!Array.isArray(document)) return within;
  const words = document.map((item: unknown) => wordsOf(item));
  const repeated = words.flatMap((own, at) =>
    words.slice(0, at).some((other) => isAlike(own, other)) ? [`${pointer}/${at}`] : [],
  );
  return [...repeated, ...within];
}

function wordsOf(item: unknown): Set<string> {
  const text = textsOf(item).join(' ');
  return new Set(
    foldText(text.replaceAll(/[^\p{L}\p{N}]+/gu, ' '))
      .split(' ')
      .filter(Boolean),
  );
}

function isAlike(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  if (Math.min(one.size, other.size) < fewestWords) return false;
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared / (one.size + other.size - shared) >= alike;
}
