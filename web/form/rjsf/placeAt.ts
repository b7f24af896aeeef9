import { parsePointer } from '#engine/schema/pointer.ts';
import { resolveRef } from '#engine/schema/resolveRef.ts';
import type { ToolsetSchema } from '#engine/schema/ToolsetSchema.ts';
import { type FieldPlace, placeInside } from '#web/form/fields/FieldPlace.ts';

/** The place in a form at which a pointer leads, or the last one on the way that there is. */
export function placeAt(schema: ToolsetSchema, root: FieldPlace, pointer: string): FieldPlace {
  let place = root;
  for (const token of parsePointer(pointer)) {
    const { ui } = place;
    const node = resolveRef(schema, place.node);
    const inner = node.type === 'array' ? ui.items : ui.fields?.[token];
    const innerNode = node.type === 'array' ? node.items : node.properties?.[token];
    if (!inner || !innerNode) return place;
    const required = node.required?.includes(token) ?? false;
    place = placeInside(place, token, { node: resolveRef(schema, innerNode), ui: inner, required });
  }
  return place;
}
