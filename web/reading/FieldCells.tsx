import type { Block } from '#engine/reading/Block.ts';

import { EditLink } from './EditLink.tsx';
import { ScorePips } from './ScorePips.tsx';

type Fields = Extract<Block, { kind: 'fields' }>;

/** Short values with their labels, each a cell of the grid around them. */
export function FieldCells({ block: { label: group, fields } }: { block: Fields }) {
  return (
    <>
      {group !== undefined && <p className="-mb-3 text-sm font-semibold roomy:col-span-6">{group}</p>}
      <dl className="contents">
        {fields.map(({ label, text, score, pointer }) => (
          <div key={pointer} className="group relative min-w-0 roomy:col-span-2">
            <dt className="text-sm font-medium text-muted">{label}</dt>
            <dd className="mt-0.5 text-base">
              {score ? <ScorePips score={score} /> : text}
              <EditLink pointer={pointer} name={label} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
