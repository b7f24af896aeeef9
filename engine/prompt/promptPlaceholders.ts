import mustache, { type TemplateSpans } from 'mustache';

/** What the task part of every prompt must use. */
export const requiredPlaceholders = ['project', 'fields', 'notes', 'language'] as const;

/** The names that a Mustache template uses, or why it cannot be read. Partials and set-delimiter tags are refused. */
export function promptPlaceholders(template: string): { names: string[] } | { error: string } {
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
