import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

import type { Round } from '#engine/protocol/round.ts';
import { fetchDecisions } from '#web/api/standing.ts';
import { Button } from '#web/components/Button.tsx';
import { Dialog } from '#web/components/Dialog.tsx';
import { useLoaded } from '#web/stores/useLoaded.ts';

import { RoundRow } from './RoundRow.tsx';

interface RoundsProps {
  /** The first first. */
  rounds: readonly Round[];
  projectId: string;
  onClose: () => void;
}

/** All rounds, the present one first: when each began, how it ended, and what was decided. */
export function Rounds({ rounds, projectId, onClose }: RoundsProps) {
  const { t } = useTranslation();
  const load = useCallback((signal: AbortSignal) => fetchDecisions(projectId, signal), [projectId]);
  const { loaded } = useLoaded(load);
  const decisions = loaded.phase === 'ready' ? loaded.data : [];
  return (
    <Dialog
      open
      isLong
      title={t('standing.rounds.title')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('standing.close')}</Button>}
    >
      <ol className="divide-y divide-outline text-text">
        {rounds.toReversed().map((round, index) => (
          <li key={round.number} className="py-4 first:pt-0">
            <RoundRow
              round={round}
              isCurrent={index === 0}
              projectId={projectId}
              decisions={decisions.filter((decision) => decision.round === round.number)}
            />
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
