import type { Scene } from '#engine/picture/Scene.ts';

import { Shape } from './Shape.tsx';
import './picture.css';

interface PictureProps {
  scene: Scene;
  /** Leads to the field that a group shows; absent where nothing can be edited. */
  onOpen?: ((pointer: string) => void) | undefined;
}

/** A sheet of a picture as SVG, in the colours of the theme. */
export function Picture({ scene, onOpen }: PictureProps) {
  const { width, height, title, description, elements } = scene;
  return (
    <svg className="picture" viewBox={`0 0 ${width} ${height}`} role="group" aria-label={`${title}. ${description}`}>
      {elements.map((element, index) => (
        <Shape key={index} element={element} onOpen={onOpen} />
      ))}
    </svg>
  );
}
