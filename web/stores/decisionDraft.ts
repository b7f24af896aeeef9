import type { DecisionVerdict } from '#engine/protocol/decisionVerdicts.ts';

import { keepInTab, readKept } from './keptInTab.ts';
import { session } from './session.ts';

/** A decision that is being written. */
export interface DecisionDraft {
  verdict: DecisionVerdict | null;
  text: string;
  /** Ids of claims that somebody removed from the proposed reasons, and of those that somebody added. */
  removed: string[];
  added: string[];
  /** Ids of whoever else decided. */
  with: string[];
}

const keyOf = (projectId: string) => `decision:${session.user?.id}:${projectId}`;

/** What is written and not recorded; null: nothing. */
export function readDecisionDraft(projectId: string): DecisionDraft | null {
  return readKept(keyOf(projectId));
}

/** Keeps what is written in this tab until it is recorded: over other pages and reloads. */
export function writeDecisionDraft(projectId: string, draft: DecisionDraft | null): void {
  keepInTab(keyOf(projectId), draft);
}
