import type { ClaimState } from '#engine/evidence/evidenceWords.ts';

import { classNames } from './classNames.ts';

/**
 * The state of a claim as a shape that reads the same in grey: a disc with a tick, a dashed ring, a half-filled ring, a
 * ring with a cross.
 */
export function ClaimMark({ state, size = 16 }: { state: ClaimState; size?: number }) {
  const isOpen = state === 'assumed' || state === 'contested';
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 16 16"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      className={classNames('shrink-0', isOpen ? 'text-tertiary' : state === 'refuted' ? 'text-text' : 'text-primary')}
    >
      {state === 'supported' ? (
        <>
          <circle cx="8" cy="8" r="8" fill="currentColor" stroke="none" />
          <path
            d="m4.6 8.2 2.3 2.3 4.5-4.7"
            className="stroke-on-primary"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </>
      ) : (
        <circle cx="8" cy="8" r="6.6" {...(state === 'assumed' && { strokeDasharray: '3.2 2' })} />
      )}
      {state === 'contested' && <path d="M8 1.4a6.6 6.6 0 0 0 0 13.2Z" fill="currentColor" stroke="none" />}
      {state === 'refuted' && <path d="m5.6 5.6 4.8 4.8m0-4.8-4.8 4.8" strokeLinecap="round" />}
    </svg>
  );
}
