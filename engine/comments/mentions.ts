/** Somebody who is mentioned in a text, by id: the name is written in when it is read. */
const mention = /@\{([0-9A-Z]{26})\}/g;

/** The ids of those whom a text mentions, each once. */
export function mentionsIn(text: string): string[] {
  return [...new Set([...text.matchAll(mention)].map(([, id]) => id!))];
}

export const formatMention = (id: string): string => `@{${id}}`;

/** A text in its parts: words, and ids of those who are mentioned between them. */
export function splitMentions(text: string): (string | { id: string })[] {
  return text
    .split(mention)
    .map((part, index) => (index % 2 === 1 ? { id: part } : part))
    .filter((part) => part !== '');
}
