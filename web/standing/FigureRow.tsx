import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { Figure } from '#engine/protocol/figure.ts';
import { formatFigure } from '#engine/units/formatFigure.ts';
import { useLanguage } from '#web/i18n/useLanguage.ts';

interface FigureRowProps {
  figure: Figure;
  /** Where it stands. */
  to: string;
}

/** A further figure beside what it has to keep, in a line with its bar. */
export function FigureRow({ figure, to }: FigureRowProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { name, value, limit, unit, direction, carries } = figure;
  const [told, most] = [value, limit.value].map((number) => formatFigure(number, language, unit));
  const scale = Math.max(value, limit.value) || 1;
  return (
    <Link to={to} className="group block rounded-lg">
      <span className="flex flex-wrap justify-between gap-x-3 text-label">
        <span className="font-semibold group-hover:underline group-hover:underline-offset-4">{name}</span>
        <span className="text-muted tabular-nums">
          {t(`standing.figure.${direction}`, { value: told, limit: most, of: limit.name })}
        </span>
      </span>
      <span aria-hidden className="relative mt-1.5 block h-2 rounded-full bg-field">
        <span
          style={{ width: `${(Math.max(0, value) / scale) * 100}%` }}
          className={`block h-full rounded-full ${carries ? 'bg-primary' : 'bg-tertiary'}`}
        />
        <span
          style={{ left: `${(Math.max(0, limit.value) / scale) * 100}%` }}
          className="absolute -top-0.5 -bottom-0.5 w-0.5 -translate-x-0.5 bg-text"
        />
      </span>
    </Link>
  );
}
