import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { isOpen } from '#engine/evidence/riskiestFirst.ts';
import type { ClaimAnswer } from '#engine/protocol/evidence.ts';
import { ClaimMark } from '#web/components/ClaimMark.tsx';
import { useWrittenLang } from '#web/i18n/WrittenIn.ts';
import { describeSupport } from '#web/toolsets/describeSupport.ts';
import { useToolsetTitle } from '#web/toolsets/useToolsetTitle.ts';

import { EvidenceCard } from './EvidenceCard.tsx';
import { TestClaim } from './TestClaim.tsx';

interface RiskiestClaimsProps {
  /** The riskiest first. */
  claims: readonly ClaimAnswer[];
  projectId: string;
  readOnly: boolean;
}

const most = 5;

/** What to test next. */
export function RiskiestClaims({ claims, projectId, readOnly }: RiskiestClaimsProps) {
  const { t } = useTranslation();
  const lang = useWrittenLang();
  const titleId = useId();
  const titleOf = useToolsetTitle();
  const open = claims.filter(isOpen).slice(0, most);
  return (
    <EvidenceCard titleId={titleId} title={t('evidence.riskiest.title')} text={t('evidence.riskiest.text')}>
      {open.length === 0 && (
        <p className="border-t border-outline px-5 py-4 text-sm text-muted">{t('evidence.riskiest.none')}</p>
      )}
      <ul>
        {open.map((claim) => (
          <li key={claim.id} className="flex items-center gap-4 border-t border-outline px-5 py-3">
            <ClaimMark state={claim.state} />
            <div className="min-w-0 flex-1">
              <p className="text-sm font-medium wrap-anywhere">
                <span className="sr-only">{t(`evidence.state.${claim.state}`)}: </span>
                <span lang={lang}>{claim.text}</span>
              </p>
              <p className="text-xs text-muted">
                {titleOf(claim.toolset)} · {describeSupport(claim, t)}
              </p>
            </div>
            {!readOnly && <TestClaim claim={claim} projectId={projectId} />}
          </li>
        ))}
      </ul>
    </EvidenceCard>
  );
}
