import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { DeleteAccountDialog } from '#web/account/DeleteAccountDialog.tsx';
import { Button } from '#web/components/Button.tsx';

const consequences = ['projects', 'tokens', 'devices', 'address'] as const;

export function DeleteAccount() {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  return (
    <section className="flex flex-col items-start gap-3">
      <h3 className="font-semibold">{t('deleteAccount.title')}</h3>
      <p className="max-w-prose leading-relaxed text-muted">{t('deleteAccount.text')}</p>
      <ul className="max-w-prose list-disc pl-5 leading-relaxed text-muted">
        {consequences.map((consequence) => (
          <li key={consequence}>{t(`deleteAccount.consequence.${consequence}`)}</li>
        ))}
      </ul>
      <Button look="danger" className="mt-2" onClick={() => setAsking(true)}>
        {t('deleteAccount.title')}
      </Button>
      {asking && <DeleteAccountDialog onClose={() => setAsking(false)} />}
    </section>
  );
}
