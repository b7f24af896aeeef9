import type { SketchForm } from '#engine/protocol/sketch.ts';

type Definition = SketchForm['toolsets'][number];

// Sketched items have none yet, so that the key beside a matrix tells names alone.
const nothing = 'id';

/** With a key of its names below a matrix: on a page they stand in the reading, and here there is none. */
export function withNames(definition: Definition): Definition {
  const picture = definition.ui.picture.map((layout) =>
    layout.kind === 'matrix' && layout.text === undefined ? { ...layout, text: nothing } : layout,
  );
  return { ...definition, ui: { ...definition.ui, picture } };
}
