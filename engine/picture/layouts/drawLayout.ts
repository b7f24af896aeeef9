import type { Draw } from '../Layout.ts';
import { drawCanvas } from './canvas/drawCanvas.ts';
import { drawCards } from './cards/drawCards.ts';
import { drawMatrix } from './matrix/drawMatrix.ts';
import type { LayoutDescription } from './layoutContract.ts';

/** Draws a layout of any kind. */
export const drawLayout: Draw<LayoutDescription> = (layout, source, area) => {
  switch (layout.kind) {
    case 'canvas':
      return drawCanvas(layout, source, area);
    case 'cards':
      return drawCards(layout, source, area);
    case 'matrix':
      return drawMatrix(layout, source, area);
  }
};
