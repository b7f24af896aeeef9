import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#web/components/Button.tsx';
import { copyText } from '#web/components/copyText.ts';
import { Dialog } from '#web/components/Dialog.tsx';
import { TextArea } from '#web/components/TextArea.tsx';
import type { KeptText } from '#web/stores/live.ts';
import { showToast } from '#web/stores/toasts.ts';

interface KeptTextDialogProps {
  kept: KeptText;
  onClose: () => void;
}

/** Why what was written can no longer be saved, and the text to copy. */
export function KeptTextDialog({ kept: { reason, name, text }, onClose }: KeptTextDialogProps) {
  const { t } = useTranslation();
  const field = useRef<HTMLTextAreaElement>(null);

  async function copy() {
    if (await copyText(text)) return showToast('success', t('live.kept.copied'));
    field.current?.select();
    showToast('error', t('error.notCopiedSelected'));
  }

  return (
    <Dialog
      open
      mustChoose
      title={t(`live.kept.${reason}.title`, { name })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('action.close')}</Button>
          <Button look="strong" onClick={() => void copy()}>
            {t('live.kept.copy')}
          </Button>
        </>
      }
    >
      <p>{t(`live.kept.${reason}.text`)}</p>
      <TextArea
        ref={field}
        label={t('live.kept.label')}
        readOnly
        value={text}
        className="max-h-[45vh] overflow-y-auto"
      />
    </Dialog>
  );
}
