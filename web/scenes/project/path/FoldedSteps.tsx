import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSnapshot } from 'valtio';

import { useLanguage } from '#web/i18n/useLanguage.ts';
import { LivePart } from '#web/live/LivePart.tsx';
import { project } from '#web/stores/project.ts';
import { describeMark } from '#web/toolsets/describeMark.ts';
import { toolsetPath } from '#web/toolsets/toolsetPath.ts';
import { useToolsetMarks } from '#web/toolsets/useToolsetMarks.ts';

import type { PathStep } from './PathStep.ts';
import { ToolsetPicture } from './ToolsetPicture.tsx';

/** The toolsets of a folded stage as a line of small pictures, each the way to its page. */
export function FoldedSteps({ steps }: { steps: readonly PathStep[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { id } = useSnapshot(project);
  const markOf = useToolsetMarks();
  return (
    <ul className="flex min-w-0 flex-1 justify-end gap-1.5 max-desktop:basis-full max-desktop:justify-start max-desktop:pl-9">
      {steps.map(({ summary, status }) => (
        // Above what folds the row.
        <li key={summary.id} className="relative min-w-0 max-w-18 flex-1">
          <Link
            to={toolsetPath(id ?? '', summary.id)}
            title={summary.title[language]}
            className="block rounded-lg border border-outline bg-(--picture-ground) transition-shadow hover:shadow-raised"
          >
            <ToolsetPicture summary={summary} status={status} iconSize={18} className="h-11 p-1" />
            <span className="sr-only">
              {summary.title[language]}, {describeMark(markOf(summary.id), t)}
            </span>
            <span className="absolute -top-2 -right-1">
              <LivePart name="PeopleAtStep" toolset={summary.id} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
