export type BillingState = 'done' | 'waiting' | 'ending' | 'failed' | 'over';

/**
 * The state of a payment or a subscription as a shape that reads the same in grey: a disc with a tick, an open ring, a
 * half-filled ring, a ring with a cross, a dashed ring.
 */
export function BillingMark({ state, size = 14 }: { state: BillingState; size?: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 16 16"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      className="shrink-0"
    >
      <circle
        cx="8"
        cy="8"
        r="6.8"
        {...(state === 'done' && { fill: 'currentColor' })}
        {...(state === 'over' && { strokeDasharray: '2.2 2.9' })}
      />
      {state === 'done' && <path d="m5 8.2 2.1 2.1L11 6" stroke="var(--success-tonal)" strokeLinejoin="round" />}
      {state === 'ending' && <path d="M8 1.2a6.8 6.8 0 0 0 0 13.6Z" fill="currentColor" stroke="none" />}
      {state === 'failed' && <path d="m5.6 5.6 4.8 4.8m0-4.8-4.8 4.8" />}
    </svg>
  );
}
