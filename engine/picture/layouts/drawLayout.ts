import type { Draw } from '../Layout.ts';
import { drawBars } from './bars/drawBars.ts';
import { drawBoard } from './board/drawBoard.ts';
import { drawBones } from './bones/drawBones.ts';
import { drawCanvas } from './canvas/drawCanvas.ts';
import { drawCards } from './cards/drawCards.ts';
import { drawForces } from './forces/drawForces.ts';
import { drawHead } from './head/drawHead.ts';
import { drawMatrix } from './matrix/drawMatrix.ts';
import { drawPoster } from './poster/drawPoster.ts';
import { drawTable } from './table/drawTable.ts';
import { drawTimeline } from './timeline/drawTimeline.ts';
import type { LayoutDescription } from './layoutContract.ts';

/** Draws a layout of any kind. */
export const drawLayout: Draw<LayoutDescription> = (layout, source, area) => {
  switch (layout.kind) {
    case 'bars':
      return drawBars(layout, source, area);
    case 'board':
      return drawBoard(layout, source, area);
    case 'bones':
      return drawBones(layout, source, area);
    case 'canvas':
      return drawCanvas(layout, source, area);
    case 'cards':
      return drawCards(layout, source, area);
    case 'forces':
      return drawForces(layout, source, area);
    case 'head':
      return drawHead(layout, source, area);
    case 'matrix':
      return drawMatrix(layout, source, area);
    case 'poster':
      return drawPoster(layout, source, area);
    case 'table':
      return drawTable(layout, source, area);
    case 'timeline':
      return drawTimeline(layout, source, area);
  }
};
