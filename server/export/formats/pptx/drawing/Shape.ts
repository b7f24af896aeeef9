/** A shape as XML and the room it takes on the slide, in English metric units. */
export interface Shape {
  xml: string;
  bounds: ShapeBounds;
}

export type ShapeBounds = [left: number, top: number, right: number, bottom: number];

/** The room of several shapes. */
export function unite(shapes: readonly Shape[]): ShapeBounds {
  const of = (side: number) => shapes.map(({ bounds }) => bounds[side] ?? 0);
  return [
    of(0).reduce((a, b) => Math.min(a, b), Infinity),
    of(1).reduce((a, b) => Math.min(a, b), Infinity),
    of(2).reduce((a, b) => Math.max(a, b), -Infinity),
    of(3).reduce((a, b) => Math.max(a, b), -Infinity),
  ];
}
