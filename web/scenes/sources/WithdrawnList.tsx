import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { WithdrawalAnswer } from '#engine/protocol/withdrawal.ts';
import { ClaimMark } from '#web/components/ClaimMark.tsx';
import { useWrittenLang } from '#web/i18n/WrittenIn.ts';
import { toolsetPath } from '#web/toolsets/toolsetPath.ts';
import { modeHref } from '#web/toolsets/useToolsetMode.ts';
import { useToolsetTitle } from '#web/toolsets/useToolsetTitle.ts';

interface WithdrawnListProps {
  foreseen: WithdrawalAnswer;
  projectId: string;
}

/** What would be lost: claims first, then every quote with its place, then what else is counted. */
export function WithdrawnList({ foreseen: { claims, quotes, elsewhere }, projectId }: WithdrawnListProps) {
  const { t } = useTranslation();
  const lang = useWrittenLang();
  const counts = (['drafts', 'versions', 'comments', 'decisions', 'others'] as const).flatMap((name) =>
    elsewhere[name] > 0 ? [t(`sources.lost.${name}`, { count: elsewhere[name] })] : [],
  );
  if (quotes.length === 0 && counts.length === 0) return <p className="text-sm">{t('sources.lost.nothing')}</p>;
  return (
    <>
      {claims.length > 0 && (
        <Listed title={t('sources.lost.claims', { count: claims.length })}>
          {claims.map(({ id, text, state, toolset, pointer }) => (
            <li key={id} className="flex items-start gap-3 border-t border-outline py-2.5">
              <span className="mt-0.5">
                <ClaimMark state={state} />
              </span>
              <span className="min-w-0 wrap-anywhere">
                <span className="sr-only">{t(`evidence.state.${state}`)}: </span>
                <span lang={lang} className="font-medium text-text">
                  {text}
                </span>
                <Place projectId={projectId} toolset={toolset} pointer={pointer} />
              </span>
            </li>
          ))}
        </Listed>
      )}
      {quotes.length > 0 && (
        <Listed title={t('sources.lost.quotes', { count: quotes.length })}>
          {quotes.map(({ toolset, pointer, text }) => (
            <li key={toolset + pointer} className="border-t border-outline py-2.5 wrap-anywhere">
              <span lang={lang} className="text-text">
                {text}
              </span>
              <Place projectId={projectId} toolset={toolset} pointer={pointer} />
            </li>
          ))}
        </Listed>
      )}
      {counts.length > 0 && <p className="text-sm">{t('sources.lost.elsewhere', { list: counts.join(', ') })}</p>}
    </>
  );
}

function Listed({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="pb-2 text-sm font-semibold text-text">
        {title}
      </h3>
      <ul className="text-sm">{children}</ul>
    </section>
  );
}

/** Leads to where it stands, for whoever wants to see it before they decide. */
function Place({ projectId, toolset, pointer }: { projectId: string; toolset: string; pointer: string }) {
  const titleOf = useToolsetTitle();
  return (
    <Link
      to={toolsetPath(projectId, toolset) + modeHref('picture', pointer)}
      className="mt-0.5 block w-fit text-xs underline underline-offset-4"
    >
      {titleOf(toolset)}
    </Link>
  );
}
