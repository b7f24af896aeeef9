import { useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';

import type { Place } from '#engine/picture/GroupEdit.ts';
import { classNames } from '#web/components/classNames.ts';
import type { Spot } from '#web/picture/Opening.ts';

import { CardContents, type CardProps } from './CardContents.tsx';

const frame = 'outline-2 outline-solid outline-primary print:hidden';

interface CardInPlaceProps extends CardProps {
  spot: Spot;
  /** Told how high it is, in units of the scene. */
  onHeight: (height: number) => void;
}

/** A card over the box that it writes in, which grows with it. */
export function CardInPlace({ spot, onHeight, ...props }: CardInPlaceProps) {
  const { board, place, ground, width } = spot;
  const titleId = useId();
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = card.current;
    if (!element) return undefined;
    const measure = () =>
      element.offsetWidth > 0 && onHeight(Math.ceil((element.offsetHeight * place.width) / element.offsetWidth));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [onHeight, place.width]);
  // The picture fills its board, which is so many units wide.
  const units = (length: number) => `calc(${length} * 100cqw / ${width})`;
  const at = ({ x, y, width: wide }: Place) => ({ left: units(x), top: units(y), width: units(wide) });
  // Something else may stand in its box beside it.
  const isAlone = place.width >= ground.width - 1;
  return createPortal(
    <>
      <div
        ref={card}
        role="dialog"
        aria-labelledby={titleId}
        tabIndex={-1}
        data-card
        style={{ ...at(place), minHeight: units(place.height) }}
        className={classNames(
          'absolute z-1 flex flex-col rounded-[10px] bg-raised print:hidden',
          isAlone ? 'outline-none' : frame,
        )}
      >
        <CardContents {...props} card={card} id={titleId} form="in-place" />
      </div>
      {isAlone && (
        <span
          aria-hidden
          style={{ ...at(ground), height: units(ground.height) }}
          className={`pointer-events-none absolute z-1 rounded-[10px] ${frame}`}
        />
      )}
    </>,
    board,
  );
}
