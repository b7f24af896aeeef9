import { useTranslation } from 'react-i18next';

import { Card } from '#web/components/Card.tsx';

import { DeleteAccount } from './DeleteAccount.tsx';
import { DownloadData } from './DownloadData.tsx';

/** Export and deletion of the account. */
export function AccountData() {
  const { t } = useTranslation();
  return (
    <Card title={t('accountData.title')}>
      <DownloadData />
      <hr className="my-8 border-outline" />
      <DeleteAccount />
    </Card>
  );
}
