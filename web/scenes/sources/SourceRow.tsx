import BookOpen from 'lucide-react/icons/book-open';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { SourceSummary } from '#engine/protocol/source.ts';
import { sourcePath } from '#web/sourcePaths.ts';

import { useSourceFacts } from './useSourceFacts.ts';

export function SourceRow({ source, projectId }: { source: SourceSummary; projectId: string }) {
  const { t } = useTranslation();
  const facts = useSourceFacts(source);
  return (
    <li>
      <Link
        to={sourcePath(projectId, source.id)}
        className="flex items-center gap-3 rounded-2xl border border-outline bg-raised px-5 py-3.5 hover:bg-field"
      >
        <BookOpen aria-hidden size={18} className="shrink-0 text-muted" />
        <span className="min-w-0 flex-1">
          <span lang={source.language ?? undefined} className="block text-base font-semibold wrap-anywhere">
            {source.title}
          </span>
          <span className="block text-sm text-muted">
            {[...facts, ...(source.consent ? [] : [t('sources.noConsent')])].join(' · ')}
          </span>
        </span>
      </Link>
    </li>
  );
}
