import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';

import { Button } from '#web/components/Button.tsx';
import { ButtonLink } from '#web/components/ButtonLink.tsx';
import { projectPath } from '#web/paths.ts';
import { definitions } from '#web/stores/definitions.ts';
import { save } from '#web/stores/toolset-document/save.ts';
import { toolsetScreen } from '#web/stores/toolset-document/toolsetScreen.ts';
import { toolsetPath } from '#web/toolsets/toolsetPath.ts';
import { useToolsetTitle } from '#web/toolsets/useToolsetTitle.ts';

import { isAllSaved } from './isAllSaved.ts';

/**
 * The previous and the next toolset of the path. What is not saved yet is saved on the way to the next; what is empty
 * is skipped.
 */
export function ToolsetFoot({ readOnly }: { readOnly: boolean }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const titleOf = useToolsetTitle();
  const { dirty, saving, server, generation, projectId, toolsetId } = useSnapshot(toolsetScreen);
  const { summaries } = useSnapshot(definitions);
  const place = summaries.findIndex(({ id }) => id === toolsetId);
  const previous = summaries[place - 1];
  const next = summaries[place + 1];
  const to = next ? toolsetPath(projectId, next.id) : projectPath(projectId);
  const isReady = readOnly || isAllSaved({ server, dirty });
  // There is nothing to save, and no reason to stay.
  const isSkipped = !isReady && server?.status === 'empty' && !dirty && generation === null;

  async function saveAndGoOn() {
    if (await save()) void navigate(to);
  }

  return (
    <nav
      aria-label={t('toolset.neighbours')}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-2xl border border-outline bg-raised px-5 py-4 desktop:px-6 print:hidden"
    >
      {previous && (
        <Link
          to={toolsetPath(projectId, previous.id)}
          className="inline-flex min-h-11 items-center gap-2 text-sm text-muted underline-offset-4 hover:underline"
        >
          <ArrowLeft aria-hidden size={16} className="shrink-0" />
          <span>
            <span className="sr-only">{t('toolset.previous')} </span>
            {titleOf(previous.id)}
          </span>
        </Link>
      )}
      <div className="ml-auto flex flex-wrap items-center justify-end gap-x-5 gap-y-2">
        <p className="text-right">
          <span className="block text-sm text-muted">{t(next ? 'project.nextTitle' : 'project.pathEnd')}</span>
          {next && <span className="font-semibold">{titleOf(next.id)}</span>}
        </p>
        {isReady || isSkipped ? (
          <ButtonLink to={to}>
            {t(isSkipped ? 'toolset.skip' : next ? 'toolset.next' : 'toolset.toPath')}
            <ArrowRight aria-hidden size={18} className="shrink-0" />
          </ButtonLink>
        ) : (
          <Button disabled={saving || generation !== null} onClick={() => void saveAndGoOn()}>
            {t(next ? 'toolset.saveAndNext' : 'toolset.saveAndPath')}
            <ArrowRight aria-hidden size={18} className="shrink-0" />
          </Button>
        )}
      </div>
    </nav>
  );
}
