import { withoutControls } from '#engine/schema/withoutControls.ts';

import { cutText, isLonger } from './cutText.ts';
import type { StrictSchema } from './StrictSchema.ts';

/** The property of an answer in which a model says what it changed; no field of a toolset may have this name. */
export const changeNoteKey = 'whatChanged';
const longest = 400;

/** The schema of an answer that also says, last of all, what it changed and why. */
export function withChangeNote(schema: StrictSchema): StrictSchema {
  return {
    ...schema,
    properties: { ...schema.properties, [changeNoteKey]: { type: ['string', 'null'] } },
    required: [...(schema.required ?? []), changeNoteKey],
  };
}

/** What an answer says that it changed; null where it says nothing. */
export function readChangeNote(answer: unknown): string | null {
  const note = (answer as Record<string, unknown> | null)?.[changeNoteKey];
  const text = typeof note === 'string' ? withoutControls(note).trim() : '';
  if (text === '') return null;
  return isLonger(text, longest) ? cutText(text, longest) : text;
}
