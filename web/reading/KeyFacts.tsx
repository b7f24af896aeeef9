import type { Field } from '#engine/reading/Block.ts';

import { ValueText } from './ValueText.tsx';

const most = 2;

/** The brief values that tell a closed item from the others. */
export function KeyFacts({ facts }: { facts: readonly Field[] }) {
  return (
    <span className="flex flex-wrap items-center gap-x-5 gap-y-1 text-sm text-muted group-open/fold:hidden empty:hidden print:hidden">
      {facts.slice(0, most).map(({ label, ...value }) => (
        <span key={value.pointer}>
          {/* A word says by itself what it is about; a figure does not. */}
          <span className={value.score || /^[\d.,\s]+$/.test(value.text) ? 'mr-1.5' : 'sr-only'}>{label}</span>{' '}
          <ValueText value={value} />
        </span>
      ))}
    </span>
  );
}
