import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { ClaimAnswer, SourceAnswer } from '#engine/protocol/evidence.ts';
import { nameOfItem, referenceWords } from '#engine/references/nameReference.ts';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { useWrittenLang } from '#web/i18n/WrittenIn.ts';
import { toolsetPath } from '#web/toolsets/toolsetPath.ts';
import { modeHref } from '#web/toolsets/useToolsetMode.ts';
import { useToolsetTitle } from '#web/toolsets/useToolsetTitle.ts';

import { EvidenceCard } from './EvidenceCard.tsx';

interface SourceListProps {
  sources: readonly SourceAnswer[];
  claims: readonly ClaimAnswer[];
  projectId: string;
}

/** What was seen and heard, and what each source supports. */
export function SourceList({ sources, claims, projectId }: SourceListProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const titleOf = useToolsetTitle();
  const language = useLanguage();
  const lang = useWrittenLang();
  const textOf = new Map(claims.map(({ id, text }) => [id, text]));
  if (sources.length === 0) return null;
  return (
    <EvidenceCard titleId={titleId} title={t('evidence.sourcesTitle')} text={t('evidence.sourcesText')}>
      <ul>
        {sources.map((source) => (
          <li key={source.id} className="border-t border-outline px-5 py-3">
            <p className="text-sm font-medium wrap-anywhere">
              <Link
                to={toolsetPath(projectId, source.toolset) + modeHref('picture', source.pointer)}
                lang={lang}
                className="underline-offset-4 hover:underline"
              >
                {nameOfItem(source, language)}
              </Link>
            </p>
            <p className="text-xs text-muted">
              {titleOf(source.toolset)} · {t('evidence.supportsCount', { count: source.supports.length })}
              {source.contradicts.length > 0 &&
                ` · ${t('evidence.contradictsCount', { count: source.contradicts.length })}`}
            </p>
            <ClaimTexts label={t('evidence.supports')} ids={source.supports} textOf={textOf} />
            <ClaimTexts label={t('evidence.contradicts')} ids={source.contradicts} textOf={textOf} />
          </li>
        ))}
      </ul>
    </EvidenceCard>
  );
}

interface ClaimTextsProps {
  label: string;
  ids: readonly string[];
  textOf: ReadonlyMap<string, string>;
}

function ClaimTexts({ label, ids, textOf }: ClaimTextsProps) {
  const language = useLanguage();
  const lang = useWrittenLang();
  if (ids.length === 0) return null;
  return (
    <details className="mt-1 text-label">
      <summary className="cursor-pointer py-1 text-muted">{label}</summary>
      <ul className="list-disc pl-5 wrap-anywhere">
        {ids.map((id) => (
          <li key={id} lang={textOf.has(id) ? lang : undefined}>
            {textOf.get(id) ?? referenceWords[language].removed}
          </li>
        ))}
      </ul>
    </details>
  );
}
