import type { GroupEdit } from './GroupEdit.ts';
import type { SceneElement } from './Scene.ts';

/** A group that can be changed in the picture. */
export interface EditableGroup {
  pointer: string;
  edit: GroupEdit;
  /** Where its origin lies on the sheet. */
  x: number;
  y: number;
}

/** The groups of a scene that can be changed in the picture, in their order. */
export function editableGroups(elements: readonly SceneElement[], x = 0, y = 0): EditableGroup[] {
  return elements.flatMap((element) => {
    if (element.kind !== 'group') return [];
    const { pointer, edit } = element;
    const origin = { x: x + (element.x ?? 0), y: y + (element.y ?? 0) };
    const inner = editableGroups(element.elements, origin.x, origin.y);
    return pointer !== undefined && edit ? [{ pointer, edit, ...origin }, ...inner] : inner;
  });
}
