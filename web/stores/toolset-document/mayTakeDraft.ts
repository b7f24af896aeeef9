import { ref } from 'valtio';

import type { OpenDocument } from '#web/document/OpenDocument.ts';

import { toolsetScreen } from './toolsetScreen.ts';

/** Asks whether to save the changes of a draft of which some take away what stood, and are not decided on. */
export async function mayTakeDraft({ editable, review }: OpenDocument): Promise<boolean> {
  editable.commit();
  const count = editable.marks.all.length;
  if (count === 0 || !review?.hasUndecided(editable.source.definition)) return true;
  // Whoever asks anew no longer waits for the first answer.
  answerTaking(false);
  return new Promise((answer) => {
    toolsetScreen.taking = ref({ count, answer });
  });
}

export function answerTaking(isTaken: boolean): void {
  toolsetScreen.taking?.answer(isTaken);
  toolsetScreen.taking = null;
}
