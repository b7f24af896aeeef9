import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import type { SandboxPage } from '#engine/protocol/sandbox.ts';
import { ButtonLink } from '#web/components/ButtonLink.tsx';
import { focusHeading } from '#web/components/focusHeading.ts';
import { EntryCard } from '#web/shell/EntryCard.tsx';

import { returnPath } from './returnPath.ts';

interface ClosedPageProps {
  page: Pick<SandboxPage, 'kind' | 'returnUrl'> & { status: 'paid' | 'cancelled' | 'expired' };
}

/** A page on which nothing can be paid any more. */
export function ClosedPage({ page: { kind, status, returnUrl } }: ClosedPageProps) {
  const { t } = useTranslation();
  // It takes the place of a form, and of the button that had the focus.
  useEffect(focusHeading, []);
  return (
    <div className="mx-auto w-full max-w-[512px]">
      <EntryCard
        title={t(`sandbox.closed.${kind}.${status}`)}
        pageTitle={t('sandbox.title')}
        intro={t(`sandbox.closed.${kind}.${status}Text`)}
      >
        <ButtonLink look="strong" wide to={returnPath(returnUrl)}>
          {t('sandbox.back')}
        </ButtonLink>
      </EntryCard>
    </div>
  );
}
