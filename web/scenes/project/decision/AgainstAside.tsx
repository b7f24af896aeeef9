import Scale from 'lucide-react/icons/scale';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import type { CaseAgainst } from '#engine/protocol/caseAgainst.ts';
import { Button } from '#web/components/Button.tsx';
import { useShownPart } from '#web/components/useShownPart.ts';
import { useWrittenLang } from '#web/i18n/WrittenIn.ts';
import { describeAgainst } from '#web/standing/describeAgainst.ts';

/** The case against beside the reasons: it cannot be closed. */
export function AgainstAside({ points }: { points: readonly CaseAgainst[] }) {
  const { t } = useTranslation();
  const id = useId();
  const lang = useWrittenLang();
  const { shown, left, step, showMore } = useShownPart(points, 5);
  return (
    <div
      role="group"
      aria-labelledby={id}
      className="tonal-of-ground bg-tertiary-tonal px-6 py-4 text-on-tertiary-tonal max-desktop:px-4"
    >
      <div className="sticky top-4">
        <h3 id={id} className="flex items-center gap-2.5 text-sm font-semibold">
          <Scale aria-hidden size={17} />
          {t('standing.against.title')}
        </h3>
        {points.length === 0 && <p className="mt-2 text-sm">{t('standing.against.none')}</p>}
        <ul className="mt-1 divide-y divide-current/15">
          {shown.map((point) => {
            const { title, text, place } = describeAgainst(point, t);
            return (
              <li key={`${point.kind} ${place.toolset} ${place.pointer}`} className="py-2.5 text-sm">
                <span lang={lang} className="block font-semibold wrap-anywhere">
                  {title}
                </span>
                <span className="block text-label">{text}</span>
              </li>
            );
          })}
        </ul>
        {left > 0 && (
          <Button size="small" look="quiet" className="-ml-4" onClick={showMore}>
            {t('standing.against.moreOf', { count: Math.min(step, left), left })}
          </Button>
        )}
        <p className="pt-3 text-xs">{t('standing.against.notByAi')}</p>
      </div>
    </div>
  );
}
