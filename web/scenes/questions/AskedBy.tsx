import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { Question } from '#engine/protocol/question.ts';
import { toolsetPath } from '#web/toolsets/toolsetPath.ts';
import { useToolsetTitle } from '#web/toolsets/useToolsetTitle.ts';

/** The toolsets that ask a question, each with the way to it. */
export function AskedBy({ projectId, question }: { projectId: string; question: Question }) {
  const { t } = useTranslation();
  const titleOf = useToolsetTitle();
  const { toolsets } = question;
  if (toolsets.length === 0)
    return question.starting ? <p className="text-xs text-muted">{t('questions.atStart')}</p> : null;
  return (
    <div className="flex flex-wrap gap-x-2 text-xs text-muted">
      <span>{t('questions.askedBy')}</span>
      <ul className="flex min-w-0 flex-wrap gap-x-3">
        {toolsets.map((toolset) => (
          <li key={toolset}>
            <Link
              to={toolsetPath(projectId, toolset)}
              className="font-medium underline underline-offset-2 hover:text-text max-desktop:inline-block max-desktop:min-h-6"
            >
              {titleOf(toolset)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
