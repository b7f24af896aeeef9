import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#web/components/Button.tsx';
import { TextField } from '#web/components/TextField.tsx';

import { copyLink } from './copyLink.ts';

/** The address of a link to read, to select and to copy. */
export function LinkAddress({ url, isNew = false }: { url: string; isNew?: boolean }) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  return (
    <div role="status" className="mt-3 rounded-2xl bg-success-tonal p-4 text-on-success-tonal">
      <TextField
        ref={field}
        readOnly
        label={t(isNew ? 'access.link.newAddress' : 'access.link.address')}
        value={url}
        onFocus={(event) => event.target.select()}
        beside={
          <Button look="strong" onClick={() => void copyLink(url, () => field.current?.select())}>
            {t('access.link.copy')}
          </Button>
        }
      />
    </div>
  );
}
