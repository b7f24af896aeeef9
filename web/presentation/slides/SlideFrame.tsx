import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';

interface SlideFrameProps {
  frame: RefObject<HTMLDivElement | null>;
  slideKey: string;
  title: string;
  /** As wide as the window and as high as it needs, instead of a sheet that fits the window. */
  isNarrow: boolean;
  children: ReactNode;
}

/** The room of a slide. Sizes of type on a sheet are in em, a hundredth of its width. */
export function SlideFrame({ frame, slideKey, title, isNarrow, children }: SlideFrameProps) {
  const { t } = useTranslation();
  const slide = { ref: frame, role: 'group', 'aria-roledescription': t('present.slide'), 'aria-label': title };
  if (isNarrow) {
    return (
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keys
      <div {...slide} tabIndex={0} className="h-full overflow-y-auto overscroll-contain -outline-offset-2">
        <div key={slideKey} ref={showTop} className="grid min-h-full animate-fade">
          {children}
        </div>
      </div>
    );
  }
  return (
    <div {...slide} className="grid h-full place-items-center overflow-hidden [container-type:size]">
      <div
        key={slideKey}
        className="aspect-video w-[min(100cqw,calc(100cqh*16/9))] animate-fade overflow-hidden [container-type:inline-size]"
      >
        <div className="h-full text-[1cqw]">{children}</div>
      </div>
    </div>
  );
}

function showTop(slide: HTMLElement | null) {
  if (slide?.parentElement) slide.parentElement.scrollTop = 0;
}
