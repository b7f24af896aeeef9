import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { showToast } from '#web/stores/toasts.ts';
import { deleteOpenDraft } from '#web/stores/toolset-document/deleteOpenDraft.ts';
import { toolsetScreen } from '#web/stores/toolset-document/toolsetScreen.ts';

/** Throws the draft of the open toolset away, and says so. */
export function useDiscardDraft(): { isBusy: boolean; discard: () => void } {
  const { t } = useTranslation();
  const [isBusy, setIsBusy] = useState(false);
  async function run() {
    const isStarter = toolsetScreen.server?.draft?.starter === true;
    setIsBusy(true);
    if (await deleteOpenDraft())
      showToast('info', t(isStarter ? 'toolset.starterThrownAway' : 'toolset.draftThrownAway'));
    setIsBusy(false);
  }
  return { isBusy, discard: () => void run() };
}
