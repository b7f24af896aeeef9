import type { Draw } from '../Layout.ts';
import { drawMatrix } from './matrix/drawMatrix.ts';
import type { LayoutDescription } from './layoutContract.ts';

/** Draws a layout of any kind. */
export const drawLayout: Draw<LayoutDescription> = (layout, source, area) => {
  switch (layout.kind) {
    case 'matrix':
      return drawMatrix(layout, source, area);
  }
};
