import ChevronRight from 'lucide-react/icons/chevron-right';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { Standing } from '#engine/protocol/standing.ts';
import { ClaimMark } from '#web/components/ClaimMark.tsx';
import { StrengthGauge } from '#web/components/StrengthGauge.tsx';
import { useWrittenLang } from '#web/i18n/WrittenIn.ts';
import { describeSupport } from '#web/toolsets/describeSupport.ts';

import { describeTest } from './describeTest.ts';
import { asideLink, Heading } from './Heading.tsx';
import type { PlaceOf } from './PlaceOf.ts';

type Claim = Standing['claims'][number];

interface MattersMostProps {
  claims: readonly Claim[];
  placeOf: PlaceOf;
  /** Where all of them stand, for those who may read that. */
  all?: string;
}

/** The claims on which most depends, each with what is known of it; a row leads to its claim. */
export function MattersMost({ claims, placeOf, all }: MattersMostProps) {
  const { t } = useTranslation();
  const id = useId();
  if (claims.length === 0) return null;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <Heading
        id={id}
        title={t('standing.matters.title')}
        note={t('standing.matters.text', { count: claims.length })}
        aside={
          all !== undefined && (
            <Link to={all} className={asideLink}>
              {t('standing.matters.all')}
            </Link>
          )
        }
      />
      <ul className="divide-y divide-outline overflow-hidden rounded-[1.25rem] border border-outline bg-raised shadow-raised">
        {claims.map((claim) => (
          <li key={claim.id}>
            <ClaimRow claim={claim} to={placeOf(claim)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ClaimRow({ claim, to }: { claim: Claim; to: string }) {
  const { t } = useTranslation();
  const lang = useWrittenLang();
  const { state, strength, text, reason } = claim;
  const words = t(`standing.state.${state}`, { strength });
  return (
    <Link
      to={to}
      className="group flex min-h-16 items-center gap-x-3.5 px-5 py-3 -outline-offset-2 hover:bg-field max-desktop:items-start max-desktop:px-4"
    >
      <span className="max-desktop:mt-1">
        <ClaimMark state={state} size={18} />
      </span>
      <span className="flex min-w-0 flex-1 gap-x-5 gap-y-1 max-desktop:flex-col desktop:items-center">
        <span lang={lang} className="min-w-0 flex-1 text-row/6 font-medium wrap-anywhere">
          {text}
        </span>
        <span className="flex shrink-0 gap-x-3.5 desktop:w-60 wide:w-84">
          <span className="mt-0.5 desktop:mt-2">
            <StrengthGauge strength={strength} label={t('standing.strength', { strength })} />
          </span>
          <span className="min-w-0">
            <span className="block text-label font-semibold">{words}</span>
            <span className="block text-label text-muted">
              {describeTest(reason.test, t) ?? describeSupport(claim, t)}
            </span>
          </span>
        </span>
      </span>
      <ChevronRight aria-hidden size={18} className="shrink-0 text-muted max-desktop:hidden" />
    </Link>
  );
}
