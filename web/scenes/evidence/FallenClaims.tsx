import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { groupBy } from '#engine/evidence/groupBy.ts';
import type { EvidenceAnswer } from '#engine/protocol/evidence.ts';
import { FallenSentence } from '#web/toolsets/FallenSentence.tsx';
import { toolsetPath } from '#web/toolsets/toolsetPath.ts';
import { modeHref } from '#web/toolsets/useToolsetMode.ts';
import { useToolsetTitle } from '#web/toolsets/useToolsetTitle.ts';

import { EvidenceCard } from './EvidenceCard.tsx';

interface FallenClaimsProps {
  fallen: EvidenceAnswer['fallen'];
  projectId: string;
}

/** Claims that fell, with the way to where they are stated and what was built on them. */
export function FallenClaims({ fallen, projectId }: FallenClaimsProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const titleOf = useToolsetTitle();
  if (fallen.length === 0) return null;
  const byClaim = [...groupBy(fallen, ({ claim }) => claim)];
  return (
    <EvidenceCard titleId={titleId} title={t('evidence.fallenTitle')} text={t('evidence.fallenText')}>
      <ul>
        {byClaim.map(([claim, places]) => (
          <li key={claim} className="border-t border-outline px-5 py-3 text-sm">
            <p className="wrap-anywhere">{places[0] && <FallenSentence fall={places[0]} />}</p>
            <p className="mt-1 flex flex-wrap gap-x-3 gap-y-1 text-label">
              {[...groupBy(places, ({ toolset }) => toolset)].map(([toolset, inToolset]) => (
                <Link
                  key={toolset}
                  to={toolsetPath(projectId, toolset) + modeHref('picture', inToolset[0]?.item)}
                  className="underline underline-offset-4"
                >
                  {t('evidence.placesIn', { toolset: titleOf(toolset), count: inToolset.length })}
                </Link>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </EvidenceCard>
  );
}
