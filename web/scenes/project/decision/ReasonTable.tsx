import { useTranslation } from 'react-i18next';

import type { ClaimState } from '#engine/evidence/evidenceWords.ts';
import type { Reason } from '#engine/protocol/decision.ts';

import { ReasonRow } from './ReasonRow.tsx';

interface ReasonTableProps {
  reasons: readonly Reason[];
  label: string;
  /** What was shown of a claim before, where it stands otherwise by now. */
  before?: ReadonlyMap<string, ClaimState>;
  onRemove?: (reason: Reason) => void;
}

/** Claims as reasons: how each stands, what came out, and what was set before. */
export function ReasonTable({ reasons, label, before, onRemove }: ReasonTableProps) {
  const { t } = useTranslation();
  return (
    <table className="w-full text-left max-desktop:block">
      <caption className="sr-only">{label}</caption>
      <thead className="max-desktop:sr-only">
        <tr className="text-xs text-muted">
          <th scope="col" className="pb-1.5 font-normal">
            <span className="sr-only">{t('standing.reason.claim')}</span>
          </th>
          <th scope="col" className="w-24 pb-1.5 pl-3 font-normal">
            {t('standing.reason.result')}
          </th>
          <th scope="col" className="w-28 pb-1.5 pl-3 font-normal">
            {t('standing.reason.setBefore')}
          </th>
          {onRemove && (
            <th scope="col" className="w-10">
              <span className="sr-only">{t('standing.reason.removal')}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody className="max-desktop:block">
        {reasons.map((reason) => (
          <ReasonRow key={reason.id} reason={reason} before={before?.get(reason.id)} onRemove={onRemove} />
        ))}
      </tbody>
    </table>
  );
}
