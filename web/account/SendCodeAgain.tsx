import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#web/components/Button.tsx';

const patience = 30;

/** Offers to send another code, after a delay in which the first should have arrived. */
export function SendCodeAgain({ busy, onSend }: { busy: boolean; onSend: () => Promise<void> }) {
  const { t } = useTranslation();
  const [seconds, setSeconds] = useState(patience);

  useEffect(() => {
    if (seconds === 0) return undefined;
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000);
    return () => clearTimeout(timer);
  }, [seconds]);

  async function send() {
    await onSend();
    setSeconds(patience);
  }

  return (
    <Button look="quiet" size="small" className="-ml-4" busy={busy} disabled={seconds > 0} onClick={() => void send()}>
      {seconds > 0 ? t('account.sendCodeAgainIn', { seconds }) : t('account.sendCodeAgain')}
    </Button>
  );
}
