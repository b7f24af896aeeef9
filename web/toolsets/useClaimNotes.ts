import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { claimId } from '#engine/evidence/claimId.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import type { ClaimNote } from '#web/reading/ClaimNotesContext.ts';
import { evidence } from '#web/stores/evidence.ts';

import { describeSupport } from './describeSupport.ts';

interface ClaimNotes {
  /** By the claim's id. */
  byId: ReadonlyMap<string, ClaimNote>;
  /** By pointer, for a document as it stands: a claim that has moved since it was saved is left out. */
  notesAt: (content: ToolsetDocument) => ReadonlyMap<string, ClaimNote>;
}

/** What is known of each claim of a toolset. */
export function useClaimNotes(toolset: string): ClaimNotes {
  const { t } = useTranslation();
  const { answer } = useSnapshot(evidence);
  return useMemo(() => {
    const known = (answer?.claims ?? [])
      .filter((claim) => claim.toolset === toolset)
      .map((claim) => {
        const text =
          claim.state === 'assumed'
            ? t('evidence.note.assumed')
            : t(`evidence.note.${claim.state}`, { rests: describeSupport(claim, t) });
        return { id: claim.id, pointer: claim.pointer, note: { state: claim.state, text } };
      });
    return {
      byId: new Map(known.map(({ id, note }) => [id, note])),
      // The id of a sentence goes on after that of its text.
      notesAt: (content) =>
        new Map(
          known
            .filter(({ id, pointer }) => `${id}/`.startsWith(`${claimId(toolset, content, pointer)}/`))
            .map(({ pointer, note }) => [pointer, note]),
        ),
    };
  }, [answer, toolset, t]);
}
