import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { Figure } from '#engine/protocol/figure.ts';
import { formatFigure } from '#engine/units/formatFigure.ts';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { useWrittenLang } from '#web/i18n/WrittenIn.ts';

import { FigureBar } from './FigureBar.tsx';
import { FigureRow } from './FigureRow.tsx';
import type { PlaceOf } from './PlaceOf.ts';

interface FigureCardProps {
  /** Those that do not carry first, the worst first; at least one. */
  figures: readonly Figure[];
  placeOf: PlaceOf;
}

const most = 3;

/** The figure on which the project stands or falls, drawn against what it has to keep; others below it. */
export function FigureCard({ figures, placeOf }: FigureCardProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const lang = useWrittenLang();
  const [worst, ...others] = figures.slice(0, most);
  if (!worst) return null;
  const { name, value, limit, unit, per, difference, carries } = worst;
  const say = (number: number) => formatFigure(number, language, unit);
  const sign = difference < 0 ? '−' : '+';
  return (
    <section
      aria-labelledby="figure"
      className="flex min-w-0 flex-col gap-3 rounded-[1.25rem] border border-outline bg-raised p-5 shadow-raised desktop:p-6"
    >
      <Link to={placeOf(worst)} className="group rounded-xl">
        <h2 id="figure" className="text-label font-normal text-muted">
          {t(carries ? 'standing.figure.carries' : 'standing.figure.fails')}
        </h2>
        <p className="flex flex-wrap items-baseline gap-x-2.5 text-4xl/10 font-semibold tracking-tight tabular-nums group-hover:underline group-hover:decoration-2 group-hover:underline-offset-4">
          <span>
            {sign}
            {say(Math.abs(difference))}
          </span>
          {per && (
            <span className="text-row/6 font-medium tracking-normal text-muted">
              <span lang={lang}>{t('standing.figure.per', { per })}</span>
            </span>
          )}
        </p>
      </Link>
      <FigureBar figure={worst} />
      <p className="text-label text-muted">
        {t('standing.figure.told', { name, value: say(value), limitName: limit.name, limit: say(limit.value) })}
      </p>
      {others.length > 0 && (
        <ul className="mt-auto flex flex-col gap-3 border-t border-outline pt-3">
          {others.map((figure) => (
            <li key={figure.pointer}>
              <FigureRow figure={figure} to={placeOf(figure)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
