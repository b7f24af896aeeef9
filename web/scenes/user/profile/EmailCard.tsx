import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Card } from '#web/components/Card.tsx';

import { EmailAddressStep } from './EmailAddressStep.tsx';
import { EmailCodeStep } from './EmailCodeStep.tsx';
import { NoPasswordNotice } from './NoPasswordNotice.tsx';

/** Changes the e-mail address in two steps: enter it with the password, then verify the mailed code. */
export function EmailCard({ email, hasPassword }: { email: string; hasPassword: boolean }) {
  const { t } = useTranslation();
  const [wanted, setWanted] = useState({ email: '', password: '' });
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [changed, setChanged] = useState(false);

  function finish() {
    setWanted({ email: '', password: '' });
    setSentTo(null);
    setChanged(true);
  }

  return (
    <Card title={t('profile.email.title')}>
      <p className="mb-5 max-w-prose text-base leading-relaxed text-muted">{t('profile.email.text', { email })}</p>
      <p role="status" className="text-base font-semibold text-success not-empty:mb-5">
        {changed && t('profile.email.changed', { email })}
      </p>
      {!hasPassword && <NoPasswordNotice />}
      {hasPassword && sentTo === null && (
        <EmailAddressStep
          present={email}
          wanted={wanted}
          onChange={setWanted}
          onSent={(address) => {
            setChanged(false);
            setSentTo(address);
          }}
        />
      )}
      {sentTo !== null && (
        <EmailCodeStep email={sentTo} password={wanted.password} onBack={() => setSentTo(null)} onDone={finish} />
      )}
    </Card>
  );
}
