import type { CheckLayout } from '../Layout.ts';
import { checkCanvas } from './canvas/checkCanvas.ts';
import { checkCards } from './cards/checkCards.ts';
import { checkMatrix } from './matrix/checkMatrix.ts';
import type { LayoutDescription } from './layoutContract.ts';

/** Tells what of a layout does not fit the schema. */
export const checkLayout: CheckLayout<LayoutDescription> = (layout, schema, say) => {
  switch (layout.kind) {
    case 'canvas':
      return checkCanvas(layout, schema, say);
    case 'cards':
      return checkCards(layout, schema, say);
    case 'matrix':
      return checkMatrix(layout, schema, say);
  }
};
