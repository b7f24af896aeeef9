import { useTranslation } from 'react-i18next';

import type { Field } from '#engine/reading/Block.ts';
import { CommentMark } from '#web/comments/CommentMark.tsx';
import { classNames } from '#web/components/classNames.ts';

import { EditLink } from './EditLink.tsx';
import { LockNote } from './locked/LockNote.tsx';
import { ValueText } from './ValueText.tsx';
import { whenHovered } from './whenHovered.ts';

/** An item's scores and other brief values, below its title. Comments stand beside a label, not over the value. */
export function FactList({ facts, isIndented }: { facts: readonly Field[]; isIndented: boolean }) {
  const { t } = useTranslation();
  if (facts.length === 0) return null;
  return (
    <dl className={classNames('flex flex-col gap-1.5 text-sm', isIndented && 'pl-9')}>
      {facts.map(({ label, ...value }) => (
        <div key={value.pointer} className="group relative flex flex-wrap items-center justify-between gap-x-3">
          <dt className="flex items-center gap-2 text-muted">
            <span>
              {label}
              <LockNote pointer={value.pointer} />
            </span>
            <CommentMark
              pointer={value.pointer}
              label={(count) => t(count > 0 ? 'comments.read' : 'comments.write', { name: label, count })}
              whenSeen={`absolute -top-1.5 right-9 ${whenHovered}`}
            />
          </dt>
          <dd className={value.score ? 'ml-auto' : 'font-medium'}>
            <ValueText value={value} />
            <span className="absolute -top-1.5 right-0">
              <EditLink pointer={value.pointer} name={label} />
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
