import { useMemo, useRef } from 'react';

import type { Scene } from '#engine/picture/Scene.ts';
import { viewBox } from '#engine/picture/viewBox.ts';

import { useSettling } from './editing/useSettling.ts';
import type { PictureActions } from './PictureActions.ts';
import { Shapes } from './Shape.tsx';

import './picture.css';

interface PictureProps {
  scene: Scene;
  /** Absent where nothing can be done. */
  actions?: PictureActions | undefined;
}

/** A sheet of a picture as SVG, in the colours of the theme. */
export function Picture({ scene, actions }: PictureProps) {
  const { title, description, elements } = scene;
  const svg = useRef<SVGSVGElement>(null);
  const places = useSettling(svg, scene);
  const settling = useMemo((): PictureActions | undefined => {
    const { change } = actions ?? {};
    if (!actions || !change) return actions;
    return {
      ...actions,
      change: (pointer, values, at) => {
        if (at) places.current.set(pointer, at);
        change(pointer, values);
      },
    };
  }, [actions, places]);
  return (
    <svg ref={svg} className="picture" viewBox={viewBox(scene)} role="group" aria-label={`${title}. ${description}`}>
      <Shapes elements={elements} actions={settling} />
    </svg>
  );
}
