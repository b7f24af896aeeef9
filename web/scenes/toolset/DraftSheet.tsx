import { Dialog, DialogBackdrop, DialogPanel } from '@headlessui/react';
import X from 'lucide-react/icons/x';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { IconButton } from '#web/components/IconButton.tsx';
import type { OpenDocument } from '#web/document/OpenDocument.ts';
import { toolsetScreen } from '#web/stores/toolset-document/toolsetScreen.ts';
import { useDraftCost } from '#web/stores/useDraftCost.ts';

import { GeneratePanel } from './GeneratePanel.tsx';

interface DraftSheetProps {
  document: OpenDocument;
  onClose: () => void;
}

/** The panel that drafts, over a page without a form. It goes once a draft is being written, or a field is sought. */
export function DraftSheet({ document: { editable }, onClose }: DraftSheetProps) {
  const { t } = useTranslation();
  const { isFree } = useDraftCost();
  const isWriting = useSnapshot(toolsetScreen).generation !== null;
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isWriting) close();
  }, [isWriting]);
  useEffect(() => editable.onFocusRequest(() => close()), [editable]);
  return (
    <Dialog
      open
      onClose={onClose}
      aria-label={t(isFree ? 'toolset.layOutStarter' : 'toolset.draftWithAi')}
      className="fixed inset-0 z-50"
    >
      <DialogBackdrop className="fixed inset-0 animate-fade bg-black/45" />
      <DialogPanel className="fixed inset-y-0 right-0 flex w-full max-w-96 animate-fade flex-col overflow-y-auto overscroll-contain bg-raised shadow-overlay max-desktop:inset-x-0 max-desktop:top-16 max-desktop:max-w-none max-desktop:rounded-t-3xl">
        <div className="flex justify-end p-2">
          <IconButton label={t('action.close')} onClick={onClose}>
            <X aria-hidden size={20} />
          </IconButton>
        </div>
        <div className="-mt-10 [&>section]:shadow-none">
          <GeneratePanel definition={editable.source.definition} />
        </div>
      </DialogPanel>
    </Dialog>
  );
}
