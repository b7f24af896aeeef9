import { useTranslation } from 'react-i18next';

import type { ToolsetStatus } from '#engine/protocol/project.ts';
import { Notice } from '#web/components/Notice.tsx';
import { useToolsetTitle } from '#web/toolsets/useToolsetTitle.ts';

interface OverwrittenListProps {
  /** The toolsets that come in. */
  ids: readonly string[];
  /** How those of the project stand. */
  toolsets: readonly Pick<ToolsetStatus, 'id' | 'saved'>[];
}

/** Which toolsets of a project a file replaces, and which it fills. */
export function OverwrittenList({ ids, toolsets }: OverwrittenListProps) {
  const { t } = useTranslation();
  const isSaved = new Set(toolsets.flatMap(({ id, saved }) => (saved ? [id] : [])));
  const replaced = ids.filter((id) => isSaved.has(id));
  const filled = ids.filter((id) => !isSaved.has(id));
  return (
    <>
      {replaced.length > 0 && (
        <Notice kind="advice" title={t('imports.over.replaces', { count: replaced.length })}>
          <Titles ids={replaced} />
        </Notice>
      )}
      {filled.length > 0 && (
        <Notice kind="info" title={t('imports.over.fills', { count: filled.length })}>
          <Titles ids={filled} />
        </Notice>
      )}
    </>
  );
}

function Titles({ ids }: { ids: readonly string[] }) {
  const titleOf = useToolsetTitle();
  return (
    <ul className="list-disc pl-5 desktop:columns-2">
      {ids.map((id) => (
        <li key={id}>{titleOf(id)}</li>
      ))}
    </ul>
  );
}
