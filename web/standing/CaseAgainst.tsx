import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { CaseAgainst as Point } from '#engine/protocol/caseAgainst.ts';
import { ShowMore } from '#web/components/ShowMore.tsx';
import { useShownPart } from '#web/components/useShownPart.ts';
import { useWrittenLang } from '#web/i18n/WrittenIn.ts';

import { describeAgainst } from './describeAgainst.ts';
import { Panel } from './Panel.tsx';
import type { PlaceOf } from './PlaceOf.ts';

interface CaseAgainstProps {
  points: readonly Point[];
  placeOf: PlaceOf;
}

/** What of the project's own evidence speaks against it; a row leads to where that stands. */
export function CaseAgainst({ points, placeOf }: CaseAgainstProps) {
  const { t } = useTranslation();
  const lang = useWrittenLang();
  const told = points.map((point) => describeAgainst(point, t));
  const { shown, left, step, showMore } = useShownPart(told, 5);
  return (
    <Panel title={t('standing.against.title')} aside={t('standing.against.computed')}>
      {told.length === 0 && (
        <p className="border-t border-outline pt-3 text-sm text-muted">{t('standing.against.none')}</p>
      )}
      <ul>
        {shown.map(({ title, text, place }) => (
          <li key={`${place.toolset} ${place.pointer} ${text}`} className="border-t border-outline">
            <Link to={placeOf(place)} className="-mx-3 block rounded-xl px-3 py-2.5 -outline-offset-2 hover:bg-field">
              <span lang={lang} className="block text-sm font-medium wrap-anywhere">
                {title}
              </span>
              <span className="block text-label text-muted">{text}</span>
            </Link>
          </li>
        ))}
      </ul>
      <ShowMore left={left} step={step} label={(count) => t('standing.against.more', { count })} onMore={showMore} />
    </Panel>
  );
}
