import { classNames } from '#web/components/classNames.ts';

import { BillingMark, type BillingState } from './BillingMark.tsx';

const looks: Record<BillingState, string> = {
  done: 'bg-success-tonal text-on-success-tonal',
  waiting: 'bg-primary-tonal text-on-primary-tonal',
  ending: 'bg-tertiary-tonal text-on-tertiary-tonal',
  failed: 'bg-error-tonal text-on-error-tonal',
  over: 'bg-field text-muted',
};

/** What has become of a payment or a subscription: a shape, and a word. */
export function StatusChip({ state, text }: { state: BillingState; text: string }) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 rounded-full px-2.5 py-1 text-xs font-semibold whitespace-nowrap',
        looks[state],
      )}
    >
      <BillingMark state={state} />
      {text}
    </span>
  );
}
