import { classNames } from '#web/components/classNames.ts';
import { brandLine } from '#web/images/brandLine.ts';

/** The short line above the headings of slides without a picture, in somebody's colour where they have one. */
export function SlideRule({ colour }: { colour?: string | undefined }) {
  const line = brandLine(colour, 'var(--success)');
  return (
    <span
      aria-hidden
      style={line?.style}
      className={classNames('block h-1 w-12 rounded-full sm:h-[0.375em] sm:w-[5em]', line?.className ?? 'bg-success')}
    />
  );
}
