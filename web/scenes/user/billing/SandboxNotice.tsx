import FlaskConical from 'lucide-react/icons/flask-conical';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { Notice } from '#web/components/Notice.tsx';
import { configuration } from '#web/stores/configuration.ts';

/** That payments are for trying only, where they are. */
export function SandboxNotice() {
  const { t } = useTranslation();
  const { current } = useSnapshot(configuration);
  if (current?.payments !== 'sandbox') return null;
  return (
    <Notice kind="info" icon={<FlaskConical aria-hidden size={20} />} title={t('billing.sandbox')}>
      {t('billing.sandboxText')}
    </Notice>
  );
}
