import type { Field } from '#engine/reading/Block.ts';

import { EditLink } from './EditLink.tsx';
import { ScorePips } from './ScorePips.tsx';

/** An item's scores, below its title. */
export function ScoreList({ scores }: { scores: readonly Field[] }) {
  if (scores.length === 0) return null;
  return (
    <dl className="flex flex-col gap-1.5 pl-9 text-sm">
      {scores.map(({ label, text, score, pointer }) => (
        <div key={pointer} className="group relative flex flex-wrap items-center justify-between gap-x-3">
          <dt className="text-muted">{label}</dt>
          <dd>
            {score ? <ScorePips score={score} /> : text}
            <EditLink pointer={pointer} name={label} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
