import type { progressMark, StepMark } from '#engine/progress/stepMark.ts';

export type ToolsetMark = StepMark | ReturnType<typeof progressMark>;

const ring = 'M5 .8a4.2 4.2 0 1 1 0 8.4a4.2 4.2 0 1 1 0-8.4Z';
const star = 'M5 0 6.3 3.7 10 5 6.3 6.3 5 10 3.7 6.3 0 5 3.7 3.7Z';
const openStar = 'M5 .9 6.1 3.9 9.1 5 6.1 6.1 5 9.1 3.9 6.1.9 5 3.9 3.9Z';
const smallStar = 'M5 1.9 5.9 4.1 8.1 5 5.9 5.9 5 8.1 4.1 5.9 1.9 5 4.1 4.1Z';

interface Shape {
  colour: string;
  outline?: string;
  fill?: string;
  /** Around a star: saved content that the draft has not replaced. */
  around?: string;
}

const shapes: Record<ToolsetMark, Shape> = {
  empty: { colour: 'text-ring', outline: ring },
  partial: { colour: 'text-success', outline: ring, fill: 'M1 5a4 4 0 0 0 8 0Z' },
  saved: { colour: 'text-success', fill: 'M5 0a5 5 0 1 1 0 10a5 5 0 1 1 0-10Z' },
  stale: { colour: 'text-tertiary', outline: ring, fill: 'M5 1a4 4 0 0 0 0 8Z' },
  generated: { colour: 'text-secondary', fill: star },
  'generated-stale': {
    colour: 'text-tertiary',
    outline: 'M5 1.2 6 4 8.8 5 6 6 5 8.8 4 6 1.2 5 4 4Z',
    fill: 'M5 0V10L3.7 6.3 0 5 3.7 3.7Z',
  },
  starter: { colour: 'text-secondary', outline: openStar },
  'starter-stale': { colour: 'text-tertiary', outline: openStar },
  plan: { colour: 'text-secondary', outline: openStar },
  'plan-stale': { colour: 'text-tertiary', outline: openStar },
  'saved-generated': { colour: 'text-secondary', fill: smallStar, around: 'text-success' },
  'saved-generated-stale': {
    colour: 'text-tertiary',
    outline: smallStar,
    fill: 'M5 1.9V8.1L4.1 5.9 1.9 5 4.1 4.1Z',
    around: 'text-success',
  },
  'saved-starter': { colour: 'text-secondary', outline: smallStar, around: 'text-success' },
  'saved-starter-stale': { colour: 'text-tertiary', outline: smallStar, around: 'text-success' },
  'saved-plan': { colour: 'text-secondary', outline: smallStar, around: 'text-success' },
  'saved-plan-stale': { colour: 'text-tertiary', outline: smallStar, around: 'text-success' },
};

/**
 * A state as a shape that reads the same in grey: an open ring, a full disc, a ring half filled from the side
 * (outdated) or from below (a part of several steps), a star (a draft; an open one where no model wrote it), and a star
 * in a ring (a draft over saved content).
 */
export function StateMark({ state, size = 10 }: { state: ToolsetMark; size?: number }) {
  const { colour, outline, fill, around } = shapes[state];
  return (
    <svg
      aria-hidden="true"
      data-state={state}
      viewBox="0 0 10 10"
      width={size}
      height={size}
      className={`shrink-0 ${colour}`}
    >
      {around && <path d={ring} fill="none" stroke="currentColor" strokeWidth="1" className={around} />}
      {outline && (
        <path
          d={outline}
          fill="none"
          stroke="currentColor"
          strokeWidth={outline === ring ? 1.6 : 0.8}
          strokeLinejoin="round"
        />
      )}
      {fill && <path d={fill} fill="currentColor" />}
    </svg>
  );
}
