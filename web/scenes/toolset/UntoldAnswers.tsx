import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSnapshot } from 'valtio';

import { questionsPath } from '#web/paths.ts';
import { questions } from '#web/stores/questions.ts';

/** Says before a draft is paid for how many of the team's answers the model may have no room for. */
export function UntoldAnswers({ projectId }: { projectId: string }) {
  const { t } = useTranslation();
  const { list, projectId: loaded } = useSnapshot(questions);
  const count = loaded === projectId ? (list ?? []).filter(({ untold }) => untold).length : 0;
  if (count === 0) return null;
  return (
    <p className="text-sm leading-relaxed text-tertiary">
      <span>{t('questions.untoldCount', { count })}</span>{' '}
      <Link to={questionsPath(projectId)} className="font-semibold underline underline-offset-2">
        {t('questions.seeAnswers')}
      </Link>
    </p>
  );
}
