import CreditCard from 'lucide-react/icons/credit-card';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Card as StoredCard, Subscription } from '#engine/protocol/billing.ts';
import { Button } from '#web/components/Button.tsx';
import { Card } from '#web/components/Card.tsx';
import { ConfirmDialog } from '#web/components/ConfirmDialog.tsx';
import { formatLongDate } from '#web/i18n/formats.ts';
import { deleteSavedCard } from '#web/stores/billing.ts';
import { reportFailure } from '#web/stores/reportFailure.ts';
import { showToast } from '#web/stores/toasts.ts';

import { brandName, formatExpiry } from './cardWords.ts';
import { useCardSetup } from './useCardSetup.ts';

interface SavedCardProps {
  card: StoredCard | null;
  subscription: Subscription | null;
}

/** The card that pays renewals: enough to know it by, to be changed or deleted. */
export function SavedCard({ card, subscription }: SavedCardProps) {
  const { t } = useTranslation();
  const [isAsking, setIsAsking] = useState(false);
  const { busy, setUp } = useCardSetup();
  const renewsAt = subscription?.status === 'active' ? subscription.renewsAt : null;
  const name = card && t('card.name', { brand: brandName(card.brand), lastFour: card.lastFour });

  async function remove(): Promise<void> {
    try {
      await deleteSavedCard();
      showToast('success', t('card.deleted'));
    } catch (error) {
      reportFailure(error, {}, () => void remove());
    }
  }

  return (
    <Card title={t('card.title')}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <div className="flex min-w-0 items-center gap-4">
          <span
            aria-hidden
            className={
              card
                ? 'grid h-10 w-14 shrink-0 place-items-center rounded-lg bg-primary-tonal text-on-primary-tonal'
                : 'grid h-10 w-14 shrink-0 place-items-center rounded-lg border-2 border-dashed border-frame text-muted'
            }
          >
            <CreditCard size={20} />
          </span>
          {card ? (
            <p className="min-w-0">
              <span className="block text-base font-semibold tabular-nums">
                <span aria-hidden>
                  {brandName(card.brand)} •••• {card.lastFour}
                </span>
                <span className="sr-only">{name}</span>
              </span>
              <span className="block text-sm text-muted tabular-nums">
                {t('card.expires', { date: formatExpiry(card) })}
              </span>
            </p>
          ) : (
            <p className="min-w-0">
              <span className="block text-base font-semibold">{t('card.none')}</span>
              <span className="block text-sm text-muted">{t('card.noneText')}</span>
            </p>
          )}
        </div>
        <div className="flex flex-wrap gap-3">
          <Button size="small" busy={busy} onClick={() => void setUp()}>
            {t(card ? 'card.change' : 'card.add')}
          </Button>
          {card && (
            <Button size="small" look="danger" onClick={() => setIsAsking(true)}>
              {t('card.delete')}
            </Button>
          )}
        </div>
      </div>
      {isAsking && name && (
        <ConfirmDialog
          title={t('card.question', { name })}
          text={renewsAt ? t('card.questionRenews', { date: formatLongDate(renewsAt) }) : t('card.questionText')}
          confirm={t('card.delete')}
          danger
          onConfirm={remove}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Card>
  );
}
