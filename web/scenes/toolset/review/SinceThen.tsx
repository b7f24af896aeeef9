import CircleX from 'lucide-react/icons/circle-x';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { groupBy } from '#engine/evidence/groupBy.ts';
import type { Stood } from '#web/document/DraftReview.ts';
import { useWrittenLang } from '#web/i18n/WrittenIn.ts';
import { describeMeasured } from '#web/toolsets/describeMeasured.ts';
import { useToolsetTitle } from '#web/toolsets/useToolsetTitle.ts';

interface SinceThenProps {
  stood: Stood | null;
  t: (word: string) => string;
}

/** What has been measured, refuted and changed elsewhere since what stands was made. */
export function SinceThen({ stood, t }: SinceThenProps) {
  const { t: say } = useTranslation();
  const lang = useWrittenLang();
  const titleOf = useToolsetTitle();
  if (!stood || stood.fallen.length + stood.staleChanges.length === 0) return null;
  const claims = [...groupBy(stood.fallen, ({ claim }) => claim).values()].flatMap(([first]) => (first ? [first] : []));
  return (
    <section>
      <h3 className="text-base font-semibold">{t('since')}</h3>
      <ul className="mt-1 divide-y divide-outline">
        {claims.map(({ claim, text, reason, measured }) => (
          <Row
            key={claim}
            icon={<CircleX aria-hidden size={16} />}
            beside={
              measured ? describeMeasured(measured, say) : t(reason === 'source-removed' ? 'removedSource' : 'refuted')
            }
          >
            <span lang={lang}>{text}</span>
          </Row>
        ))}
        {stood.staleChanges.map(({ toolset, changes: [first] }) => (
          <Row key={toolset} icon={<RefreshCw aria-hidden size={16} />} beside={t('hasChanged')}>
            {titleOf(toolset)}
            {first && (
              <span className="block truncate text-sm text-muted">
                {first.place !== '' && `${first.place}: `}
                <span lang={lang}>{first.after || first.before}</span>
              </span>
            )}
          </Row>
        ))}
      </ul>
    </section>
  );
}

function Row({ icon, beside, children }: { icon: ReactNode; beside: string; children: ReactNode }) {
  return (
    <li className="flex items-baseline gap-2.5 py-2.5 text-label">
      <span className="shrink-0 self-start pt-0.5">{icon}</span>
      <span className="min-w-0 flex-1 wrap-anywhere">{children}</span>
      <span className="max-w-[45%] text-right text-sm text-muted">{beside}</span>
    </li>
  );
}
