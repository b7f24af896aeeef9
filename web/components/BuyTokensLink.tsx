import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { balancePath } from '#web/paths.ts';

/** The way on from a draft that one's tokens do not pay for. */
export function BuyTokensLink() {
  const { t } = useTranslation();
  return (
    <Link to={balancePath} className="font-semibold whitespace-nowrap underline underline-offset-4">
      {t('toolset.buyTokens')}
    </Link>
  );
}
