import { arrowHead } from '#engine/picture/renderers/arrowHead.ts';
import { dashes } from '#engine/picture/renderers/dashes.ts';
import { paperColours } from '#engine/picture/renderers/paperColours.ts';
import type { Outline, Scene, SceneElement, TextElement } from '#engine/picture/Scene.ts';

type Context = CanvasRenderingContext2D;

/** Paints a sheet in the colours of paper. The typeface must have been loaded. */
export function paintScene(context: Context, { width, height, elements }: Scene, typeface: string): void {
  context.fillStyle = paperColours.ground;
  context.fillRect(0, 0, width, height);
  for (const element of elements) paint(context, element, typeface);
}

function paint(context: Context, element: SceneElement, typeface: string): void {
  switch (element.kind) {
    case 'text':
      return paintText(context, element, typeface);
    case 'box': {
      const path = new Path2D();
      const { x, y, width, height, radius = 0 } = element;
      const [safeWidth, safeHeight] = [Math.max(0, width), Math.max(0, height)];
      path.roundRect(x, y, safeWidth, safeHeight, Math.min(radius, safeWidth / 2, safeHeight / 2));
      return paintShape(context, path, element);
    }
    case 'line': {
      const { x1, y1, x2, y2 } = element;
      paintShape(context, new Path2D(`M${x1} ${y1}L${x2} ${y2}`), element);
      if (element.hasArrow) paintShape(context, new Path2D(arrowHead(element)), { fill: element.stroke });
      return undefined;
    }
    case 'ellipse': {
      const path = new Path2D();
      path.ellipse(element.x, element.y, element.radiusX, element.radiusY, 0, 0, 2 * Math.PI);
      return paintShape(context, path, element);
    }
    case 'path':
      return paintShape(context, new Path2D(element.commands), element);
    case 'image':
      return paintShape(context, rectangle(element), { fill: 'wash-2' });
    case 'group': {
      context.save();
      context.translate(element.x ?? 0, element.y ?? 0);
      for (const child of element.elements) paint(context, child, typeface);
      return context.restore();
    }
  }
}

function rectangle({ x, y, width, height }: { x: number; y: number; width: number; height: number }): Path2D {
  const path = new Path2D();
  path.rect(x, y, width, height);
  return path;
}

function paintShape(context: Context, path: Path2D, { fill, stroke, strokeWidth = 1, dash }: Outline): void {
  if (fill) {
    context.fillStyle = paperColours[fill];
    context.fill(path);
  }
  if (!stroke) return;
  context.strokeStyle = paperColours[stroke];
  context.lineWidth = strokeWidth;
  context.setLineDash(dash ? dashes[dash] : []);
  context.stroke(path);
}

const alignments = { start: 'left', middle: 'center', end: 'right' } as const;

function paintText(context: Context, element: TextElement, typeface: string): void {
  const { x, y, lines, size, lineHeight, weight, role, align, rotation = 0 } = element;
  context.save();
  context.translate(x, y);
  context.rotate((rotation * Math.PI) / 180);
  context.font = `${weight} ${size}px ${typeface}`;
  context.fillStyle = paperColours[role];
  context.textAlign = alignments[align];
  for (const [index, line] of lines.entries()) context.fillText(line, 0, index * lineHeight);
  context.restore();
}
