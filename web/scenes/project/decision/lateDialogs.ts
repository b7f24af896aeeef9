import { lateDialog } from '#web/components/lateDialog.ts';

export const LateDecisionDialog = lateDialog(async () => (await import('./DecisionDialog.tsx')).DecisionDialog);
export const LateDecisions = lateDialog(async () => (await import('./Decisions.tsx')).Decisions);
