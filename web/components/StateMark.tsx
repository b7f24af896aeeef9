import type { ToolsetStatusName } from '#engine/protocol/project.ts';

export type ToolsetMark = ToolsetStatusName | 'starter' | 'stale';

const colours: Record<ToolsetMark, string> = {
  empty: 'text-ring',
  generated: 'text-secondary',
  starter: 'text-secondary',
  saved: 'text-success',
  stale: 'text-tertiary',
};

/** A toolset's state as a shape that reads the same in grey: an open ring, a star (an open one for what no model wrote), a full disc, a half-filled ring. */
export function StateMark({ state, size = 10 }: { state: ToolsetMark; size?: number }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 10 10" width={size} height={size} className={`shrink-0 ${colours[state]}`}>
      {state === 'saved' && <circle cx="5" cy="5" r="5" fill="currentColor" />}
      {state === 'generated' && <path d="M5 0 6.3 3.7 10 5 6.3 6.3 5 10 3.7 6.3 0 5 3.7 3.7Z" fill="currentColor" />}
      {state === 'starter' && (
        <path
          d="M5 .9 6.1 3.9 9.1 5 6.1 6.1 5 9.1 3.9 6.1.9 5 3.9 3.9Z"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.1"
          strokeLinejoin="round"
        />
      )}
      {(state === 'empty' || state === 'stale') && (
        <circle cx="5" cy="5" r="4.2" fill="none" stroke="currentColor" strokeWidth="1.6" />
      )}
      {state === 'stale' && <path d="M5 1a4 4 0 0 0 0 8Z" fill="currentColor" />}
    </svg>
  );
}
