import { changeNoteKey } from '#engine/generation/changeNote.ts';

import type { PromptInput } from './PromptInput.ts';

const howToRewrite = `This is the document as it stands, from earlier drafts and from what the team wrote. Write it anew from all that is given here, and keep what holds: an item that is still true stays under its "id", in its words where nothing makes them wrong. Words under a name without "?" are the team's: they stay unless something found, measured or decided contradicts them. Change or leave out what has been refuted or no longer holds; what is missing is added, with null as its "id". Never give one item's id to another. Say in "${changeNoteKey}", in one or two sentences to the team, what you changed and because of what; null where you changed nothing.`;

/**
 * The document that is written anew, so that what holds is kept.
 *
 * @param fenced it as data, shortened to its room
 */
export function describePresent({ present, changedSince = [] }: PromptInput, fenced: string): string {
  if (!present) return '';
  const since =
    changedSince.length > 0 ? `Since it was made, these inputs have changed: ${changedSince.join(', ')}.` : '';
  return [howToRewrite, since, fenced].filter(Boolean).join('\n');
}
