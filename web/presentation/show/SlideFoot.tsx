import { useTranslation } from 'react-i18next';

import type { Brand } from '#engine/protocol/brand.ts';
import { classNames } from '#web/components/classNames.ts';
import { useWrittenLang } from '#web/i18n/WrittenIn.ts';
import { BrandLogo } from '#web/images/BrandLogo.tsx';

interface SlideFootProps {
  number: number;
  count: number;
  /** Of the project; absent where the slide itself says it. */
  name: string | undefined;
  /** Of those who present it. */
  brand?: Brand | null | undefined;
  /** Beside the slide in windows so wide that there is room. */
  canStandAside: boolean;
}

/** Below every slide: where it stands among the others. */
export function SlideFoot({ number, count, name, brand, canStandAside }: SlideFootProps) {
  const { t } = useTranslation();
  return (
    <footer
      className={classNames(
        'relative flex h-[max(2rem,3.2vh)] shrink-0 items-center gap-4 px-4 text-[max(0.75rem,1.4vh)] text-muted',
        canStandAside &&
          '[@media(min-aspect-ratio:2)]:pointer-events-none [@media(min-aspect-ratio:2)]:absolute [@media(min-aspect-ratio:2)]:inset-x-0 [@media(min-aspect-ratio:2)]:bottom-0',
      )}
    >
      <span
        className={classNames(
          'flex min-w-0 flex-1 items-center gap-2',
          canStandAside && '[@media(min-aspect-ratio:2)]:invisible',
        )}
      >
        {name !== undefined && brand && <BrandLogo brand={brand} className="h-[1.5em] max-w-24 rounded-sm p-px" />}
        <span lang={useWrittenLang()} className="truncate">
          {name}
        </span>
      </span>
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
