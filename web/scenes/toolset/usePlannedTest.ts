import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';

import type { EditableDocument } from '#web/document/EditableDocument.ts';
import { showToast } from '#web/stores/toasts.ts';
import type { ClaimToTest } from '#web/toolsets/ClaimToTest.ts';

/** Plans the test that the address before asked for, once: going back and forth adds no second one. */
export function usePlannedTest(document: EditableDocument): void {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { state, search } = useLocation();
  const claim = (state as { testClaim?: ClaimToTest } | null)?.testClaim;
  useEffect(() => {
    if (!claim) return;
    let isAsked = true;
    const plan = async () => {
      const { planTest } = await import('./planTest.ts');
      return isAsked ? planTest(document, claim) : null;
    };
    const lead = (pointer: string | null) => {
      if (!isAsked) return;
      // The address leads there, and no longer asks.
      void navigate(pointer === null ? search : `${search}#${pointer}`, { replace: true, state: null });
      showToast(
        pointer === null ? 'error' : 'success',
        t(pointer === null ? 'evidence.testNotAdded' : 'evidence.testAdded'),
      );
    };
    plan().then(lead, () => lead(null));
    return () => {
      isAsked = false;
    };
  }, [claim, document, navigate, search, t]);
}
