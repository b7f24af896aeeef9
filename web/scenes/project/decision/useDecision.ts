import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Stage } from '#engine/contract/stages.ts';
import type { Standing } from '#engine/protocol/standing.ts';
import { HttpError } from '#web/api/HttpError.ts';
import { newIdempotencyKey } from '#web/api/newIdempotencyKey.ts';
import { recordDecision } from '#web/api/standing.ts';
import { useSubmission } from '#web/components/form/useSubmission.ts';
import { type DecisionDraft, readDecisionDraft, writeDecisionDraft } from '#web/stores/decisionDraft.ts';
import { loadEvidence } from '#web/stores/evidence.ts';
import { loadStanding } from '#web/stores/standing.ts';
import { showToast } from '#web/stores/toasts.ts';

import { useReasons } from './useReasons.ts';

const nothing: DecisionDraft = { verdict: null, text: '', removed: [], added: [], with: [] };

/**
 * A decision as it is written: kept on the device until the server has it.
 *
 * @param stage that ends with it
 */
export function useDecision(projectId: string, standing: Standing, stage?: Stage) {
  const { t } = useTranslation();
  const [kept] = useState(() => readDecisionDraft(projectId));
  const [isKept, setIsKept] = useState(kept !== null);
  const [draft, setDraft] = useState(kept ?? nothing);
  // Renewed with what is sent: a repetition after a lost answer records nothing twice.
  const attempt = useRef({ words: '', key: '' });
  const reasons = useReasons(projectId, standing.reasons, draft);
  const submission = useSubmission();

  function change(more: Partial<DecisionDraft>): void {
    const next = { ...draft, ...more };
    const before = new Set([...draft.added, ...draft.removed]);
    reasons.forget([...next.added, ...next.removed].filter((id) => !before.has(id)));
    setDraft(next);
    writeDecisionDraft(projectId, next);
  }

  function startAfresh(): void {
    setDraft(nothing);
    setIsKept(false);
    reasons.startAfresh();
    writeDecisionDraft(projectId, null);
  }

  async function record(): Promise<void> {
    const { chosen } = reasons;
    const body = {
      verdict: draft.verdict!,
      text: draft.text.trim(),
      claims: chosen.map(({ id }) => id),
      seen: chosen.map(({ seen }) => seen),
      ...(stage && { stage }),
      ...(draft.with.length > 0 && { with: draft.with }),
    };
    const words = JSON.stringify(body);
    if (attempt.current.words !== words) attempt.current = { words, key: newIdempotencyKey() };
    try {
      await recordDecision(projectId, body, attempt.current.key);
    } catch (error) {
      if (error instanceof HttpError && error.status === 409) {
        await Promise.all([loadStanding(projectId), loadEvidence(projectId)]);
        reasons.lookAgain();
      }
      throw error;
    }
  }

  async function send(then: () => void): Promise<void> {
    const missing = {
      ...(draft.verdict ? {} : { verdict: t('validation.choose') }),
      ...(draft.text.trim() ? {} : { text: t('validation.required') }),
    };
    if (Object.keys(missing).length > 0) return submission.setMessages(missing);
    await submission.submit(async () => {
      await record();
      writeDecisionDraft(projectId, null);
      showToast('success', t('standing.decision.recorded'));
      await loadStanding(projectId);
      then();
    });
  }

  return { draft, change, startAfresh, isKept, reasons, submission, send };
}
