import { use } from 'react';

import { ClaimMark } from '#web/components/ClaimMark.tsx';

import { ClaimNotesContext } from './ClaimNotesContext.ts';

/** What the claim at a pointer rests on; nothing where there is no claim. */
export function ClaimNoteText({ pointer }: { pointer: string }) {
  const note = use(ClaimNotesContext).get(pointer);
  if (!note) return null;
  return (
    <span className="inline-flex items-center gap-1.5 text-xs font-normal text-muted">
      <ClaimMark state={note.state} size={12} />
      {note.text}
    </span>
  );
}
