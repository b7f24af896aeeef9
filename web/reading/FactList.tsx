import type { Field } from '#engine/reading/Block.ts';

import { classNames } from '../components/classNames.ts';
import { EditLink } from './EditLink.tsx';
import { ScorePips } from './ScorePips.tsx';

/** An item's scores and other brief values, below its title. */
export function FactList({ facts, isIndented }: { facts: readonly Field[]; isIndented: boolean }) {
  if (facts.length === 0) return null;
  return (
    <dl className={classNames('flex flex-col gap-1.5 text-sm', isIndented && 'pl-9')}>
      {facts.map(({ label, text, score, pointer }) => (
        <div key={pointer} className="group relative flex flex-wrap items-center justify-between gap-x-3">
          <dt className="text-muted">{label}</dt>
          <dd className={score ? 'ml-auto' : 'font-medium'}>
            {score ? <ScorePips score={score} /> : text}
            <EditLink pointer={pointer} name={label} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
