import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSnapshot } from 'valtio';

import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import { Button } from '#web/components/Button.tsx';
import { ButtonLink } from '#web/components/ButtonLink.tsx';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { toolsPath } from '#web/paths.ts';
import { definitions } from '#web/stores/definitions.ts';
import { project } from '#web/stores/project.ts';
import { toolsetScreen } from '#web/stores/toolset-document/toolsetScreen.ts';
import { toolsetPath } from '#web/toolsets/toolsetPath.ts';
import { modeHref } from '#web/toolsets/useToolsetMode.ts';

import { DraftAction } from './DraftAction.tsx';
import { ToolsetFacts } from './ToolsetFacts.tsx';

interface EmptyCardProps {
  definition: ToolsetDefinition;
  readOnly: boolean;
  onFillIn?: (() => void) | undefined;
}

/** What a toolset is for, and the ways to fill it; to whoever cannot, who can. */
export function EmptyCard({ definition, readOnly, onFillIn }: EmptyCardProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const titleId = useId();
  const { server, dirty, projectId, toolsetId } = useSnapshot(toolsetScreen);
  const { current } = useSnapshot(project);
  const { summaries } = useSnapshot(definitions);
  const { question, title, description } = definition.locales[language];
  const missing = server?.missing ?? [];
  // Where everything was taken out and not saved yet, a draft would take the place of what is saved.
  const isNew = server?.status === 'empty' && !dirty;
  const next = summaries[summaries.findIndex(({ id }) => id === toolsetId) + 1]?.id;
  return (
    <section
      aria-labelledby={titleId}
      className="flex w-full max-w-[33rem] flex-col items-center rounded-3xl border border-outline bg-raised px-5 py-7 text-center shadow-overlay sm:px-10 sm:py-8"
    >
      <h2 id={titleId} className="text-[1.375rem] leading-tight font-semibold tracking-tight text-balance sm:text-2xl">
        {question ?? title}
      </h2>
      <p className="mt-3 max-w-[26rem] text-base leading-relaxed text-pretty text-muted">{description}</p>
      <ToolsetFacts minutes={definition.manifest.minutes} missing={readOnly ? [] : missing} />
      {readOnly ? (
        <p className="mt-6 text-label font-medium text-muted">
          <span>{t('toolset.viewEmpty')}</span>{' '}
          <span>{t(current?.mode === 'read' ? 'toolset.viewEmptyReadMode' : 'toolset.viewEmptyViewer')}</span>
        </p>
      ) : (
        <>
          <div className="mt-6 flex w-full flex-wrap justify-center gap-3 max-sm:flex-col">
            {isNew && <DraftAction definition={definition} missing={missing} />}
            {onFillIn ? (
              <Button onClick={onFillIn}>{t('toolset.fillInMyself')}</Button>
            ) : (
              <ButtonLink to={modeHref('fields')}>{t('toolset.fillInMyself')}</ButtonLink>
            )}
          </div>
          {isNew && (
            <Link
              to={next === undefined ? toolsPath(projectId) : toolsetPath(projectId, next)}
              className="-mb-3 mt-2 inline-flex min-h-11 items-center px-3 text-label font-semibold text-muted underline-offset-4 hover:text-text hover:underline"
            >
              {t('toolset.skip')}
            </Link>
          )}
        </>
      )}
    </section>
  );
}
