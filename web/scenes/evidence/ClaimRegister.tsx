import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { ClaimAnswer } from '#engine/protocol/evidence.ts';
import { findLetters } from '#engine/search/findLetters.ts';
import { lateDialog } from '#web/components/lateDialog.ts';
import type { MenuEntry } from '#web/components/MenuEntry.ts';
import { ShowMore } from '#web/components/ShowMore.tsx';
import { useShownPart } from '#web/components/useShownPart.ts';
import { useToolsetTitle } from '#web/toolsets/useToolsetTitle.ts';

import { untie } from './changeTies.ts';
import { ClaimFilters, type ClaimFilter } from './ClaimFilters.tsx';
import { ClaimRow } from './ClaimRow.tsx';

interface ClaimRegisterProps {
  claims: readonly ClaimAnswer[];
  projectId: string;
  readOnly: boolean;
}

const TieDialog = lateDialog(async () => (await import('./TieDialog.tsx')).TieDialog);

/** Every claim with its state and what it rests on; filtered, searched, and a part at a time. */
export function ClaimRegister({ claims, projectId, readOnly }: ClaimRegisterProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const titleOf = useToolsetTitle();
  const [filter, setFilter] = useState<ClaimFilter>('all');
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<ClaimAnswer | null>(null);
  const claimOf = new Map(claims.map((claim) => [claim.id, claim]));
  const found = claims
    .map((claim, index) => ({ claim, number: index + 1 }))
    .filter(({ claim }) => filter === 'all' || claim.state === filter)
    .filter(
      ({ claim }) =>
        search.trim() === '' || findLetters(claim.text, search) || findLetters(titleOf(claim.toolset), search),
    );
  const columns = ['state', 'claim', 'standsIn', 'restsOn', 'importance'] as const;
  const { shown, left, step, showMore } = useShownPart(found);
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-4">
      <h2 id={titleId} className="sr-only">
        {t('evidence.register')}
      </h2>
      <ClaimFilters claims={claims} filter={filter} onFilter={setFilter} search={search} onSearch={setSearch} />
      <div className="overflow-hidden rounded-2xl border border-outline bg-raised">
        <table className="w-full text-left max-desktop:block">
          <thead className="max-desktop:sr-only">
            <tr className="text-label text-muted">
              {columns.map((column) => (
                <th key={column} scope="col" className="px-4 py-3 font-normal first:pl-5">
                  {t(`evidence.column.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-desktop:block">
            {shown.map(({ claim, number }) => (
              <ClaimRow
                key={claim.id}
                claim={claim}
                number={number}
                projectId={projectId}
                titleOf={titleOf}
                twins={claim.sameAs?.flatMap((id) => claimOf.get(id) ?? []) ?? []}
                entries={readOnly ? [] : entriesOf(claim)}
              />
            ))}
          </tbody>
        </table>
        <ShowMore left={left} step={step} label={(count) => t('evidence.showMore', { count })} onMore={showMore} />
      </div>
      <p role="status" className="text-sm text-muted empty:hidden">
        {found.length === 0 && t('evidence.noneFound')}
      </p>
      {chosen && <TieDialog claim={chosen} claims={claims} projectId={projectId} onClose={() => setChosen(null)} />}
    </section>
  );

  function entriesOf(claim: ClaimAnswer): MenuEntry[] {
    const tieIt = { label: t('evidence.ties.choose'), onChoose: () => setChosen(claim) };
    if (!claim.sameAs) return [tieIt];
    return [tieIt, { label: t('evidence.ties.untie'), onChoose: () => void untie(projectId, claim) }];
  }
}
