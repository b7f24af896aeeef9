import mustache, { type TemplateSpans } from 'mustache';

/** Placeholders that the task part of every prompt must contain. */
export const requiredPlaceholders = ['project', 'fields', 'notes', 'language'] as const;

/** Names of sections of the task part that are shown where there are sources to cite, or claims to name. */
export const evidenceSections = ['sources', 'claims'] as const;

/** In characters: seven times the longest of ours. The parser takes quadratic time where blanks have no end. */
const longestTemplate = 40_000;
const mostBlanks = 50;

/** The names a Mustache template uses, or why it is invalid. Partials and set-delimiter tags are not allowed. */
export function promptPlaceholders(template: string): { names: string[] } | { error: string } {
  if (template.length > longestTemplate) return { error: `it is longer than ${longestTemplate} characters` };
  if (template.split(/\S/).some(({ length }) => length >= mostBlanks))
    return { error: `it has ${mostBlanks} blanks in a row` };
  try {
    return { names: [...new Set(collect(mustache.parse(template)))] };
  } catch (error) {
    return { error: (error as Error).message };
  }
}

function collect(spans: TemplateSpans): string[] {
  return spans.flatMap(([kind, name, , , inner]) => {
    if (kind === 'text' || kind === '!') return [];
    if (kind === '>' || kind === '=') throw new Error(`"{{${kind}" is not allowed`);
    return [String(name), ...(Array.isArray(inner) ? collect(inner) : [])];
  });
}
