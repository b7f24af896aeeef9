import Search from 'lucide-react/icons/search';
import { useTranslation } from 'react-i18next';

import type { ClaimState } from '#engine/evidence/evidenceWords.ts';
import type { ClaimAnswer } from '#engine/protocol/evidence.ts';
import { ClaimMark } from '#web/components/ClaimMark.tsx';
import { classNames } from '#web/components/classNames.ts';

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
      <label className="flex min-h-9 items-center gap-2 rounded-full bg-field px-4 focus-within:outline-2 focus-within:outline-focus max-desktop:min-h-11 max-desktop:w-full">
        <Search aria-hidden size={16} className="shrink-0 text-muted" />
        <span className="sr-only">{t('evidence.search')}</span>
        <input
          type="search"
          value={search}
          placeholder={t('evidence.search')}
          onChange={(event) => onSearch(event.target.value)}
          className="min-w-0 flex-1 bg-transparent text-label outline-none placeholder:text-muted"
        />
      </label>
    </div>
  );
}
