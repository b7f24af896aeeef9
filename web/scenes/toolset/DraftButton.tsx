import Sparkles from 'lucide-react/icons/sparkles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { Button } from '#web/components/Button.tsx';
import { lateDialog } from '#web/components/lateDialog.ts';
import type { OpenDocument } from '#web/document/OpenDocument.ts';
import { withWords } from '#web/i18n/withWords.ts';
import { toolsetScreen } from '#web/stores/toolset-document/toolsetScreen.ts';

const DraftSheet = lateDialog(withWords('editing', async () => (await import('./DraftSheet.tsx')).DraftSheet));

/** Opens the panel that drafts where no form stands beside it: with notes, or for some fields only. */
export function DraftButton({ document }: { document: OpenDocument }) {
  const { t } = useTranslation();
  const { server, generation } = useSnapshot(toolsetScreen);
  const [isOpen, setIsOpen] = useState(false);
  // It is stopped where it is told.
  if (generation) return null;
  const name = t(server?.status === 'empty' ? 'toolset.draftWithNotes' : 'toolset.regenerate');
  return (
    <>
      <Button
        look="quiet"
        icon={<Sparkles aria-hidden size={18} />}
        title={name}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className="max-desktop:size-11 max-desktop:px-0"
      >
        <span className="max-[1400px]:sr-only">{name}</span>
      </Button>
      {isOpen && <DraftSheet document={document} onClose={() => setIsOpen(false)} />}
    </>
  );
}
