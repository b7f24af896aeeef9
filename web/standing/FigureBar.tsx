import { useTranslation } from 'react-i18next';

import type { Figure } from '#engine/protocol/figure.ts';
import { formatFigure } from '#engine/units/formatFigure.ts';
import { classNames } from '#web/components/classNames.ts';
import { useLanguage } from '#web/i18n/useLanguage.ts';

// Of the bar: narrower parts have no room for a number, or a name.
const roomForNumber = 0.15;
const roomForName = 0.12;
const shades = ['bg-primary', 'bg-primary/75', 'bg-primary/50', 'bg-primary/35', 'bg-primary/25', 'bg-primary/15'];

/** A figure as a bar of its parts, with what it has to keep as a line across it. */
export function FigureBar({ figure: { value, limit, unit, parts, carries } }: { figure: Figure }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const say = (number: number) => formatFigure(number, language, unit);
  const shown = parts.length > 0 ? parts.filter((part) => part.value > 0) : [{ name: '', value, pointer: '' }];
  const sum = shown.reduce((total, part) => total + part.value, 0);
  const scale = Math.max(sum, value, limit.value) || 1;
  const at = Math.max(0, Math.min(1, limit.value / scale));
  return (
    <div className="pt-6">
      <div aria-hidden className="relative">
        <div className="flex h-9 gap-0.5 overflow-hidden rounded-lg bg-field">
          {shown.map((part, index) => (
            <div
              key={part.pointer}
              title={part.name && `${part.name}: ${say(part.value)}`}
              style={{ width: `${(part.value / scale) * 100}%` }}
              className={classNames(
                'grid min-w-0 place-items-center text-label font-semibold text-on-primary tabular-nums forced-colors:border',
                parts.length === 0 && !carries ? 'bg-tertiary' : shades[Math.min(index, shades.length - 1)],
              )}
            >
              {index < 2 && part.name && part.value / scale >= roomForNumber && say(part.value)}
            </div>
          ))}
        </div>
        <div
          style={{ left: `${at * 100}%` }}
          className="absolute -top-1.5 -bottom-1.5 w-0.5 -translate-x-px bg-tertiary"
        />
        <p
          style={at > 0.5 ? { right: `${(1 - at) * 100}%` } : { left: `${at * 100}%` }}
          className={classNames(
            'absolute -top-7 max-w-[90%] truncate text-xs font-semibold text-tertiary tabular-nums',
            at > 0.5 ? 'text-right' : '-ml-0.5',
          )}
        >
          {limit.name} {say(limit.value)}
        </p>
      </div>
      {parts.length > 0 && (
        <>
          <div aria-hidden className="mt-2 flex gap-0.5">
            {shown.map((part) => (
              <span
                key={part.pointer}
                style={{ width: `${(part.value / scale) * 100}%` }}
                className="min-w-0 truncate text-center text-xs text-muted"
              >
                {part.value / scale >= roomForName && part.name}
              </span>
            ))}
          </div>
          <p className="sr-only">
            {t('standing.figure.parts', {
              parts: shown.map((part) => `${part.name} ${say(part.value)}`).join(', '),
            })}
          </p>
        </>
      )}
    </div>
  );
}
