import { useMemo } from 'react';

import { changedParts, type ChangedPart } from '#engine/picture/changedParts.ts';
import { drawPictureWith, type PictureSubject } from '#engine/picture/drawPictureWith.ts';
import { drawMiniature, type Miniature } from '#web/picture/drawMiniature.ts';
import { MiniaturePicture } from '#web/picture/MiniaturePicture.tsx';
import { useDrawLayout } from '#web/picture/useDrawLayout.ts';

interface ReviewMapProps {
  /** The draft. */
  subject: PictureSubject;
  /** Pointers into it of what changes. */
  pointers: readonly string[];
  /** The one of them that is being decided on. */
  current: string | null;
}

interface Drawn {
  miniature: Miniature;
  parts: ChangedPart[];
}

/** The picture in small, with how much changes in each of its parts. The rows beside it say the same. */
export function ReviewMap({ subject, pointers, current }: ReviewMapProps) {
  const drawLayout = useDrawLayout(subject.definition.ui.picture);
  const drawn = useMemo(() => {
    if (!drawLayout) return null;
    const sheets = drawPictureWith(drawLayout, subject, 'page').map((scene) => ({
      miniature: drawMiniature(scene),
      parts: changedParts(scene, pointers),
    }));
    const shown = ({ parts }: Drawn) => parts.flatMap((part) => part.pointers).length;
    return sheets.toSorted((a, b) => shown(b) - shown(a))[0] ?? null;
  }, [drawLayout, subject, pointers]);
  if (!drawn || drawn.parts.length === 0) return null;
  const { miniature, parts } = drawn;
  const [, , width = 1] = miniature.viewBox.split(' ').map(Number);
  // As large as it is read, whatever the picture's own measure.
  const unit = width / 355;
  return (
    <div
      aria-hidden
      className="relative max-h-[60vh] overflow-hidden rounded-xl border border-outline bg-(--picture-ground) p-2"
    >
      <div className="relative">
        <MiniaturePicture miniature={miniature} />
        <svg viewBox={miniature.viewBox} className="absolute inset-0 size-full">
          {parts.map(({ bounds: [left, top, right, bottom], pointers: within }) => {
            const isCurrent = current !== null && within.includes(current);
            const room = 3 * unit;
            return (
              <g key={within.join(' ')}>
                <rect
                  x={left - room}
                  y={top - room}
                  width={right - left + 2 * room}
                  height={bottom - top + 2 * room}
                  rx={5 * unit}
                  className={isCurrent ? 'fill-secondary/20 stroke-focus' : 'fill-secondary/15 stroke-none'}
                  strokeWidth={2 * unit}
                />
                <circle cx={right - 8 * unit} cy={bottom - 8 * unit} r={9 * unit} className="fill-secondary" />
                <text
                  x={right - 8 * unit}
                  y={bottom - 4.4 * unit}
                  fontSize={10.5 * unit}
                  textAnchor="middle"
                  className="fill-surface font-semibold"
                >
                  {within.length}
                </text>
              </g>
            );
          })}
        </svg>
      </div>
    </div>
  );
}
