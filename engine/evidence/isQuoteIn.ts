import { normalised } from '#engine/search/normalised.ts';
import { trimSigns } from '#engine/search/trimSigns.ts';

/** All texts of an item, in which a quote may stand. */
export function textsOf(item: unknown): string[] {
  if (typeof item === 'string') return [item];
  if (typeof item !== 'object' || item === null) return [];
  return Object.entries(item).flatMap(([key, value]) => (key === 'id' ? [] : textsOf(value)));
}

/**
 * Whether a quote stands word for word in one of the texts; only white space and what a keyboard
 * types in another way may differ: quotation marks, apostrophes, dashes, an ellipsis.
 */
export function isQuoteIn(quote: string, texts: readonly string[]): boolean {
  const wanted = trimSigns(alike(quote), /'/).trim();
  return wanted !== '' && texts.some((text) => alike(text).includes(wanted));
}

function alike(text: string): string {
  return normalised(text, 'NFC')
    .replaceAll(/[“”„‟«»″"‘’‚‛‹›′`´]/g, "'")
    .replaceAll(/[‐‑‒–—―]/g, '-')
    .replaceAll('…', '...')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
