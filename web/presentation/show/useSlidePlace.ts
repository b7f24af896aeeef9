import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

import type { Slide } from '#web/presentation/deck/Slide.ts';

interface SlidePlace {
  /** From 1. */
  number: number;
  slide: Slide;
  go: (number: number) => void;
  step: (by: number) => void;
}

/** Which slide is shown. Its number stands in the address, so that a reload comes back to it. */
export function useSlidePlace(slides: readonly [Slide, ...Slide[]]): SlidePlace {
  const navigate = useNavigate();
  const { search, hash, state } = useLocation();
  const [parameters] = useSearchParams();
  const [key, setKey] = useState(() => firstOf(slides, hash, parameters.get('toolset')).key);
  const index = indexOf(slides, key);
  const number = index + 1;

  // Before a key can leave the page: the address of a slide would take the place of the one that the browser goes back
  // to.
  useLayoutEffect(() => {
    void navigate({ search, hash: String(number) }, { replace: true, state, preventScrollReset: true });
    // Where the slides lead is decided here, not by the address that follows.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [number]);
  // A number that a person puts into the address.
  useEffect(() => {
    const follow = () => setKey(firstOf(slides, window.location.hash, null).key);
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [slides]);

  return {
    number,
    slide: at(slides, index),
    go: (to) => setKey(at(slides, to - 1).key),
    // From the slide that is current by then: keys come faster than slides are drawn.
    step: (by) => setKey((before) => at(slides, indexOf(slides, before) + by).key),
  };
}

function at(slides: readonly [Slide, ...Slide[]], index: number): Slide {
  return slides[Math.min(Math.max(index, 0), slides.length - 1)] ?? slides[0];
}

/** In another form, a picture may have fewer sheets: then its last. */
function indexOf(slides: readonly Slide[], key: string): number {
  const index = slides.findIndex((slide) => slide.key === key);
  const ofToolset = (slide: Slide) => slide.kind === 'picture' && key.startsWith(`${slide.toolset.id} `);
  return index >= 0 ? index : Math.max(0, slides.findLastIndex(ofToolset));
}

function firstOf(slides: readonly [Slide, ...Slide[]], hash: string, toolset: string | null): Slide {
  const number = /^#(\d+)$/.exec(hash)?.[1];
  if (number !== undefined) return at(slides, Number(number) - 1);
  return slides.find((slide) => slide.kind === 'picture' && slide.toolset.id === toolset) ?? slides[0];
}
