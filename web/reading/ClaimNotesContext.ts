import { createContext } from 'react';

import type { ClaimState } from '#engine/evidence/evidenceWords.ts';

/** What is known of a claim, in a few words. */
export interface ClaimNote {
  state: ClaimState;
  text: string;
}

/** By pointer of the item or text that is a claim. */
export const ClaimNotesContext = createContext<ReadonlyMap<string, ClaimNote>>(new Map());
