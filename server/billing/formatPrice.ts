import type { Language } from '#engine/languages/languages.ts';
import type { Money } from '#server/payments/PaymentGateway.ts';

/** "$9.00", "9,00 $". */
export function formatPrice({ amount, currency }: Money, language: Language): string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  const { maximumFractionDigits = 2 } = format.resolvedOptions();
  return format.format(amount / 10 ** maximumFractionDigits);
}
