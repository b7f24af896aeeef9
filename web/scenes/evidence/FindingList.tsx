import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Finding } from '#engine/protocol/critique.ts';

import { FindingRow } from './FindingRow.tsx';

interface FindingListProps {
  findings: readonly Finding[];
  projectId: string;
  mayEdit: boolean;
}

/** Open findings, and folded below them what was settled or put aside; whoever has just said so can take it back. */
export function FindingList({ findings, projectId, mayEdit }: FindingListProps) {
  const { t } = useTranslation();
  // Stay in their place, so that the eye and the focus do.
  const [stay, setStay] = useState<ReadonlySet<string>>(new Set());
  const isAbove = ({ id, status }: Finding) => status === 'open' || stay.has(id);
  const [above, below] = [findings.filter(isAbove), findings.filter((finding) => !isAbove(finding))];
  const row = (finding: Finding) => (
    <FindingRow
      key={finding.id}
      finding={finding}
      projectId={projectId}
      mayEdit={mayEdit}
      onSay={() => setStay((before) => new Set(before).add(finding.id))}
    />
  );
  return (
    <>
      {above.length > 0 && <ul aria-label={t('critique.findings')}>{above.map(row)}</ul>}
      {below.length > 0 && (
        <details className="border-t border-outline">
          <summary className="min-h-11 cursor-pointer px-5 py-3 text-sm text-muted">
            {t('critique.others', { count: below.length })}
          </summary>
          <ul>{below.map(row)}</ul>
        </details>
      )}
    </>
  );
}
