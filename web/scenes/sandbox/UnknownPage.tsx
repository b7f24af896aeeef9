import { useTranslation } from 'react-i18next';

import { ButtonLink } from '#web/components/ButtonLink.tsx';
import { balancePath } from '#web/paths.ts';
import { EntryCard } from '#web/shell/EntryCard.tsx';

/** Under this address there is nothing to pay. */
export function UnknownPage() {
  const { t } = useTranslation();
  return (
    <div className="mx-auto w-full max-w-[512px]">
      <EntryCard title={t('sandbox.unknown')} pageTitle={t('sandbox.title')} intro={t('sandbox.unknownText')}>
        <ButtonLink wide to={balancePath}>
          {t('sandbox.toBalance')}
        </ButtonLink>
      </EntryCard>
    </div>
  );
}
