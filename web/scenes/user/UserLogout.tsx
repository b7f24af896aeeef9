import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { Button } from '#web/components/Button.tsx';
import { Notice } from '#web/components/Notice.tsx';
import { Spinner } from '#web/components/Spinner.tsx';
import { loginPath } from '#web/paths.ts';
import { PageHeader } from '#web/shell/PageHeader.tsx';
import { endSession } from '#web/stores/session.ts';
import { dismissToasts } from '#web/stores/toasts.ts';

/** Signs out when it is opened. */
export function Component() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [failed, setFailed] = useState(false);
  const leave = () => {
    setFailed(false);
    endSession().then(
      () => {
        dismissToasts();
        void navigate(loginPath, { replace: true });
      },
      () => setFailed(true),
    );
  };
  useEffect(leave, [navigate]);
  return (
    <>
      <PageHeader title={t('menu.logout')} />
      {failed ? (
        <Notice
          kind="error"
          live
          title={t('account.logoutFailed')}
          actions={
            <Button size="small" onClick={leave}>
              {t('action.tryAgain')}
            </Button>
          }
        />
      ) : (
        <p role="status" className="flex items-center gap-3 text-muted">
          <Spinner /> {t('account.loggingOut')}
        </p>
      )}
    </>
  );
}
