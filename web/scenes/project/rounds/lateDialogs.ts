import { lateDialog } from '#web/components/lateDialog.ts';

export const LateStartRound = lateDialog(async () => (await import('./StartRound.tsx')).StartRound);
export const LateRounds = lateDialog(async () => (await import('./Rounds.tsx')).Rounds);
