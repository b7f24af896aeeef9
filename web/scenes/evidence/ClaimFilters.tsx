import { useTranslation } from 'react-i18next';

import type { ClaimState } from '#engine/evidence/evidenceWords.ts';
import type { ClaimAnswer } from '#engine/protocol/evidence.ts';
import { ClaimMark } from '#web/components/ClaimMark.tsx';
import { classNames } from '#web/components/classNames.ts';
import { SearchPill } from '#web/components/SearchPill.tsx';

export type ClaimFilter = ClaimState | 'all';

const filters: readonly ClaimFilter[] = ['all', 'supported', 'assumed', 'contested', 'refuted'];

interface ClaimFiltersProps {
  claims: readonly ClaimAnswer[];
  filter: ClaimFilter;
  onFilter: (filter: ClaimFilter) => void;
  search: string;
  onSearch: (search: string) => void;
}

/** The states as filters, which are the legend of the marks as well, and a search. */
export function ClaimFilters({ claims, filter, onFilter, search, onSearch }: ClaimFiltersProps) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <div role="group" aria-label={t('evidence.filters')} className="flex flex-wrap gap-2">
        {filters.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === filter}
            onClick={() => onFilter(each)}
            className={classNames(
              'flex min-h-9 cursor-pointer items-center gap-2 rounded-full px-4 text-label font-medium max-desktop:min-h-11',
              each === filter ? 'bg-primary-tonal text-on-primary-tonal' : 'bg-field text-text hover:bg-field-hover',
            )}
          >
            {each !== 'all' && <ClaimMark state={each} />}
            <span>{t(`evidence.state.${each}`)}</span>
            <span className="tabular-nums opacity-80">
              {each === 'all' ? claims.length : claims.filter(({ state }) => state === each).length}
            </span>
          </button>
        ))}
      </div>
      <SearchPill label={t('evidence.search')} value={search} onChange={onSearch} />
    </div>
  );
}
