import Check from 'lucide-react/icons/check';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { testCards, type TestCard } from '#engine/protocol/testCards.ts';
import { Button } from '#web/components/Button.tsx';
import { classNames } from '#web/components/classNames.ts';

import { formatCardNumber } from './formatCardNumber.ts';

interface TestCardListProps {
  /** The number that stands in the form. */
  chosen: string | null;
  onChoose: (card: TestCard) => void;
}

/** The test cards, what each of them does, and a way to fill the form in with it. */
export function TestCardList({ chosen, onChoose }: TestCardListProps) {
  const { t } = useTranslation();
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="text-lg font-bold">
        {t('sandbox.testCards')}
      </h2>
      <p className="mt-1 text-sm text-muted">{t('sandbox.testCardsHelp')}</p>
      <ul className="mt-4 flex flex-col gap-2">
        {testCards.map((card) => {
          const lastFour = card.number.slice(-4);
          const isChosen = card.number === chosen;
          return (
            <li
              key={card.number}
              className={classNames(
                'flex items-center gap-3 rounded-2xl border bg-raised py-3 pr-3 pl-4',
                isChosen ? 'border-primary' : 'border-outline',
              )}
            >
              <div className="min-w-0 flex-1">
                <p className="font-semibold whitespace-nowrap tabular-nums">{formatCardNumber(card.number)}</p>
                <p className="mt-0.5 text-sm text-muted">{t(`sandbox.cards.${card.behaviour}`)}</p>
              </div>
              <Button
                size="small"
                aria-label={t('sandbox.fillCard', { lastFour })}
                aria-pressed={isChosen}
                icon={isChosen && <Check aria-hidden size={16} />}
                onClick={() => onChoose(card)}
              >
                {t('sandbox.fill')}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
