import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#web/components/Button.tsx';
import { copyText } from '#web/components/copyText.ts';
import { TextField } from '#web/components/TextField.tsx';
import { showToast } from '#web/stores/toasts.ts';

/** The address of a link, which is shown only now. */
export function NewLink({ url }: { url: string }) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);

  async function copy() {
    if (await copyText(url)) return showToast('success', t('access.link.copied'));
    field.current?.select();
    showToast('error', t('error.notCopiedSelected'));
  }

  return (
    <div role="status" className="mt-5 rounded-2xl bg-success-tonal p-4 text-on-success-tonal">
      <TextField
        ref={field}
        readOnly
        label={t('access.link.address')}
        help={t('access.link.once')}
        value={url}
        onFocus={(event) => event.target.select()}
        beside={
          <Button look="strong" onClick={() => void copy()}>
            {t('access.link.copy')}
          </Button>
        }
      />
    </div>
  );
}
