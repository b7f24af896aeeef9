import type { Miniature } from './drawMiniature.ts';

import './picture.css';

/** A miniature in the colours of the theme; what it shows is said beside it. */
export function MiniaturePicture({ miniature: { viewBox, shapes } }: { miniature: Miniature }) {
  return (
    <svg aria-hidden="true" viewBox={viewBox} className="miniature">
      {shapes.map(({ commands, fill, stroke, strokeWidth = 1, isFaint }, index) => (
        <path
          key={index}
          d={commands}
          fill={fill ? `var(--picture-${fill})` : 'none'}
          stroke={stroke && `var(--picture-${stroke})`}
          // A hairline of the sheet would vanish.
          strokeWidth={stroke && Math.max(strokeWidth, 4)}
          opacity={isFaint && 0.4}
        />
      ))}
    </svg>
  );
}
