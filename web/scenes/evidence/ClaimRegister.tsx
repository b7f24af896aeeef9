import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { ClaimAnswer } from '#engine/protocol/evidence.ts';
import { findLetters } from '#engine/search/findLetters.ts';
import { Button } from '#web/components/Button.tsx';
import { useToolsetTitle } from '#web/toolsets/useToolsetTitle.ts';

import { ClaimFilters, type ClaimFilter } from './ClaimFilters.tsx';
import { ClaimRow } from './ClaimRow.tsx';

interface ClaimRegisterProps {
  claims: readonly ClaimAnswer[];
  projectId: string;
}

const step = 20;

/** Every claim with its state and what it rests on; filtered, searched, and a part at a time. */
export function ClaimRegister({ claims, projectId }: ClaimRegisterProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const titleOf = useToolsetTitle();
  const [filter, setFilter] = useState<ClaimFilter>('all');
  const [search, setSearch] = useState('');
  const [most, setMost] = useState(step);
  const found = claims
    .map((claim, index) => ({ claim, number: index + 1 }))
    .filter(({ claim }) => filter === 'all' || claim.state === filter)
    .filter(
      ({ claim }) =>
        search.trim() === '' || findLetters(claim.text, search) || findLetters(titleOf(claim.toolset), search),
    );
  const columns = ['state', 'claim', 'standsIn', 'restsOn', 'importance'] as const;
  const left = found.length - most;
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
            {found.slice(0, most).map(({ claim, number }) => (
              <ClaimRow
                key={claim.id}
                claim={claim}
                number={number}
                projectId={projectId}
                title={titleOf(claim.toolset)}
              />
            ))}
          </tbody>
        </table>
        {left > 0 && (
          <div className="flex justify-center border-t border-outline py-2">
            <Button size="small" look="quiet" onClick={() => setMost(most + step)}>
              {t('evidence.showMore', { count: Math.min(step, left) })}
            </Button>
          </div>
        )}
      </div>
      <p role="status" className="text-sm text-muted empty:hidden">
        {found.length === 0 && t('evidence.noneFound')}
      </p>
    </section>
  );
}
