import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** The way on from a draft that one's tokens do not pay for. */
export function BuyTokensLink() {
  const { t } = useTranslation();
  return (
    <Link to="/user/balance" className="font-semibold whitespace-nowrap underline underline-offset-4">
      {t('toolset.buyTokens')}
    </Link>
  );
}
