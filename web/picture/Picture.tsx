import { type RefObject, useRef } from 'react';

import type { Scene } from '#engine/picture/Scene.ts';
import { viewBox } from '#engine/picture/viewBox.ts';

import { type Places, useSettling } from './editing/useSettling.ts';
import type { PictureActions } from './PictureActions.ts';
import { Shapes } from './Shape.tsx';

import './picture.css';

interface PictureProps {
  scene: Scene;
  /** Absent where nothing can be done. */
  actions?: PictureActions | undefined;
  /** Noted here is where its groups are. */
  places?: RefObject<Places> | undefined;
}

/** A sheet of a picture as SVG, in the colours of the theme. */
export function Picture({ scene, actions, places }: PictureProps) {
  const { title, description, elements } = scene;
  const svg = useRef<SVGSVGElement>(null);
  const own = useRef<Places>(new Map());
  useSettling(svg, scene, places ?? own);
  return (
    <svg ref={svg} className="picture" viewBox={viewBox(scene)} role="group" aria-label={`${title}. ${description}`}>
      <Shapes elements={elements} actions={actions} />
    </svg>
  );
}
