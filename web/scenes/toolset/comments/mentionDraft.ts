import { formatMention, splitMentions } from '#engine/comments/mentions.ts';
import type { Comment, ProjectPerson } from '#engine/protocol/comment.ts';

/** A text as it is typed: people stand in it by name. */
export interface CommentDraft {
  text: string;
  people: ProjectPerson[];
}

export const noDraft: CommentDraft = { text: '', people: [] };

/** A comment as its author edits it. */
export function draftOf({ text, mentions }: Comment): CommentDraft {
  const people = mentions.flatMap(({ id, name }) => (name === null ? [] : [{ id, fullName: name }]));
  const nameOf = (id: string) => people.find((person) => person.id === id)?.fullName;
  const typed = splitMentions(text).map((part) => {
    if (typeof part === 'string') return part;
    const name = nameOf(part.id);
    return name === undefined ? formatMention(part.id) : `@${name}`;
  });
  return { text: typed.join(''), people };
}

/** The text as it is stored: with ids in place of the names that were chosen, longer names first. */
export function storedText({ text, people }: CommentDraft): string {
  const chosen = people.toSorted((a, b) => b.fullName.length - a.fullName.length);
  const names = [...new Set(chosen.map(({ fullName }) => fullName))].filter((name) => name !== '');
  if (names.length === 0) return text;
  const pattern = new RegExp(`@(${names.map(escape).join('|')})(?![\\p{L}\\p{N}])`, 'gu');
  const met = new Map<string, number>();
  return text.replace(pattern, (_, name: string) => {
    // Several of the same name: in the order in which they were chosen.
    const namesakes = people.filter(({ fullName }) => fullName === name);
    const index = met.get(name) ?? 0;
    met.set(name, index + 1);
    return formatMention(namesakes[Math.min(index, namesakes.length - 1)]!.id);
  });
}

function escape(name: string): string {
  return name.replace(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);
}
