import type { Block } from '#engine/reading/Block.ts';
import { classNames } from '#web/components/classNames.ts';

import { BlockActions } from './BlockActions.tsx';
import { LockNote } from './locked/LockNote.tsx';
import { UnconfirmedNote } from './unconfirmed/UnconfirmedNote.tsx';
import { ValueText } from './ValueText.tsx';

type Fields = Extract<Block, { kind: 'fields' }>;

/** In characters: the longest value that stands in a third of a row. */
const longestThird = 72;

/** Short values with their labels, each a cell of the grid around them. */
export function FieldCells({
  block: { label: group, fields, unconfirmed },
  isAlone,
}: {
  block: Fields;
  isAlone: boolean;
}) {
  return (
    <>
      {group !== undefined && (
        <p className="-mb-3 text-sm font-semibold roomy:col-span-6">
          <span>{group}</span>
          <UnconfirmedNote of={unconfirmed} />
        </p>
      )}
      <dl className="contents">
        {fields.map(({ label, ...value }) => (
          <div
            key={value.pointer}
            className={classNames(
              'group relative min-w-0',
              isAlone || value.text.length > longestThird ? 'roomy:col-span-6' : 'roomy:col-span-2',
            )}
          >
            <dt className="text-sm font-medium text-muted">
              {label}
              <LockNote pointer={value.pointer} />
            </dt>
            <dd className="mt-0.5 text-base">
              <ValueText value={value} />
              <BlockActions pointer={value.pointer} name={label} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
