import i18next from 'i18next';

import type { ClaimAnswer } from '#engine/protocol/evidence.ts';
import { sendDismissal, sendTie, sendUntie } from '#web/api/ties.ts';
import { loadEvidence } from '#web/stores/evidence.ts';
import { refreshStatuses } from '#web/stores/project.ts';
import { reportFailure } from '#web/stores/reportFailure.ts';
import { showToast } from '#web/stores/toasts.ts';

export type Pair = [string, string];
type Said = 'tied' | 'dismissed' | 'untied';

/** Ties two claims, or says what went wrong. */
export const tie = (projectId: string, claims: Pair) => change(() => sendAndTell(projectId, claims), projectId);

/** The same for a form, which says itself what went wrong. */
export async function tieNow(projectId: string, claims: Pair): Promise<void> {
  await sendAndTell(projectId, claims);
  await refresh(projectId);
}

async function sendAndTell(projectId: string, claims: Pair): Promise<void> {
  await sendTie(projectId, { claims });
  tell('tied', () => change(() => sendUntie(projectId, claims[1]), projectId));
}

export const dismiss = (projectId: string, claims: Pair) =>
  change(async () => {
    await sendDismissal(projectId, 'POST', { claims });
    tell('dismissed', () => change(() => sendDismissal(projectId, 'DELETE', { claims }), projectId));
  }, projectId);

/** Takes a claim out of those that are the same. */
export const untie = (projectId: string, { id, sameAs: [twin] = [] }: Pick<ClaimAnswer, 'id' | 'sameAs'>) =>
  change(async () => {
    await sendUntie(projectId, id);
    if (twin !== undefined) tell('untied', () => change(() => sendTie(projectId, { claims: [twin, id] }), projectId));
  }, projectId);

async function change(work: () => Promise<unknown>, projectId: string): Promise<void> {
  try {
    await work();
    await refresh(projectId);
  } catch (error) {
    reportFailure(error);
  }
}

/** Until the page shows what is tied now; it asks last, since a later request takes the place of an earlier one. */
async function refresh(projectId: string): Promise<void> {
  await refreshStatuses();
  await loadEvidence(projectId);
}

function tell(said: Said, undo: () => Promise<unknown>): void {
  showToast('success', i18next.t(`evidence.ties.done.${said}`), {
    topic: 'ties',
    action: { label: i18next.t('evidence.ties.undo'), run: () => void undo() },
  });
}
