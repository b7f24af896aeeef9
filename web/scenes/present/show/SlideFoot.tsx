import { useTranslation } from 'react-i18next';

interface SlideFootProps {
  number: number;
  count: number;
  /** Of the project; absent where the slide itself says it. */
  name: string | undefined;
}

/** Below every slide: where it stands among the others. */
export function SlideFoot({ number, count, name }: SlideFootProps) {
  const { t } = useTranslation();
  return (
    <footer className="relative flex h-8 shrink-0 items-center gap-4 px-4 text-xs text-muted">
      <span className="min-w-0 flex-1 truncate">{name}</span>
      <span className="tabular-nums">{t('present.number', { number, count })}</span>
      <span aria-hidden className="absolute inset-x-0 bottom-0 h-0.5 bg-field">
        <span
          className="block h-full origin-left bg-success transition-transform"
          style={{ transform: `scaleX(${number / count})` }}
        />
      </span>
    </footer>
  );
}
