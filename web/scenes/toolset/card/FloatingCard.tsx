import { autoUpdate, flip, type MiddlewareState, offset, shift, size, useFloating } from '@floating-ui/react-dom';
import { useId, useLayoutEffect, useRef } from 'react';

import { classNames } from '#web/components/classNames.ts';

import { CardContents, type CardProps } from './CardContents.tsx';
import { partAt } from './parts.ts';

/** Pixels between a part of the picture and its card, and between the card and the window's edge. */
const gap = 12;
const margin = 12;
const tallest = 600;
const leastHeight = 280;

/** Within the window, above the bar at its foot. */
function within() {
  const foot = Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--foot-bar')) || 0;
  return { padding: { top: margin, right: margin, bottom: foot + margin, left: margin } };
}

const growing = size(() => ({
  ...within(),
  apply: ({ availableHeight, elements }) => {
    elements.floating.style.maxHeight = `${Math.min(tallest, Math.max(leastHeight, availableHeight))}px`;
  },
}));

/** Over the box whose heading it is given, as if that had grown. */
const overHeading = ({ rects }: MiddlewareState) => ({ mainAxis: -rects.reference.height - gap, crossAxis: -gap });

/** A card beside its part of the picture; on a phone a sheet below it. */
export function FloatingCard({ isSheet, ...props }: CardProps & { isSheet: boolean }) {
  const { pointer, subject } = props;
  const isOver = subject.line !== undefined;
  const titleId = useId();
  const card = useRef<HTMLDivElement>(null);
  const { refs, floatingStyles } = useFloating({
    placement: isOver ? 'bottom-start' : 'right-start',
    middleware: isOver
      ? [offset(overHeading), shift(() => ({ ...within(), crossAxis: true })), growing]
      : [
          offset(gap),
          flip(() => ({ ...within(), fallbackPlacements: ['left-start', 'bottom-start', 'top-start'] })),
          shift(() => ({ ...within(), crossAxis: true })),
          growing,
        ],
    whileElementsMounted: autoUpdate,
  });
  useLayoutEffect(() => {
    // The picture is drawn anew with each edit: its part is looked for each time.
    let last = new DOMRect();
    const shown = isOver ? subject.pointer : pointer;
    const contextElement = partAt(shown) ?? globalThis.document.body;
    refs.setReference({
      contextElement,
      getBoundingClientRect: () => (last = partAt(shown)?.getBoundingClientRect() ?? last),
    });
  }, [pointer, subject, isOver, refs]);
  return (
    <div
      ref={(element) => {
        card.current = element;
        refs.setFloating(isSheet ? null : element);
      }}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      data-card
      style={isSheet ? undefined : floatingStyles}
      className={classNames(
        'z-[45] flex flex-col overflow-hidden border border-outline bg-raised shadow-overlay outline-none print:hidden',
        isSheet
          ? 'fixed inset-x-0 bottom-0 max-h-[62dvh] rounded-t-3xl pb-[env(safe-area-inset-bottom)]'
          : classNames('rounded-2xl', isOver ? 'w-[min(24rem,calc(100vw-24px))]' : 'w-[min(26rem,calc(100vw-24px))]'),
      )}
    >
      <CardContents {...props} card={card} id={titleId} form={isSheet ? 'sheet' : 'beside'} />
    </div>
  );
}
