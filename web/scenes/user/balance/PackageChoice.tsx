import { useTranslation } from 'react-i18next';

import type { TokenPackage } from '#engine/protocol/billing.ts';
import { formatNumber, formatPrice } from '#web/i18n/formats.ts';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { perHundred } from '#web/scenes/user/billing/perHundred.ts';
import { useWorth } from '#web/scenes/user/billing/useWorth.ts';

interface PackageChoiceProps {
  packages: readonly TokenPackage[];
  chosen: string;
  onChoose: (id: string) => void;
}

/** Packages of tokens side by side, of which one is chosen. */
export function PackageChoice({ packages, chosen, onChoose }: PackageChoiceProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const worth = useWorth();
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t('balance.package')}</legend>
      <div className="grid gap-3 desktop:grid-cols-[repeat(auto-fit,minmax(12.5rem,1fr))]">
        {packages.map(({ id, title, price, tokens }) => {
          const amount = t('balance.tokens', { count: tokens, amount: formatNumber(tokens) });
          return (
            <label
              key={id}
              className="group grid cursor-pointer grid-cols-[auto_minmax(0,1fr)_auto] content-start items-baseline gap-x-3 gap-y-1 rounded-2xl border-2 border-transparent bg-field p-4 hover:bg-field-hover has-checked:border-primary has-checked:bg-primary-tonal has-checked:text-on-primary-tonal has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name="package"
                value={id}
                checked={chosen === id}
                onChange={() => onChoose(id)}
                className="size-5 shrink-0 self-center accent-primary outline-none"
              />
              <span className="text-lg font-semibold">{title[language]}</span>
              <span className="text-lg font-semibold tabular-nums">{formatPrice(price)}</span>
              <span className="col-span-2 col-start-2 text-sm text-muted group-has-checked:text-inherit">
                {title[language] !== amount && <span className="block">{amount}</span>}
                <span className="block">
                  {t('billing.perHundred', { price: formatPrice(perHundred(price, tokens)) })}
                </span>
                <span className="block">{worth(tokens)}</span>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
