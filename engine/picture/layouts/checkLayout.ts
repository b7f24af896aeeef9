import type { CheckLayout } from '../Layout.ts';
import { checkBars } from './bars/checkBars.ts';
import { checkBoard } from './board/checkBoard.ts';
import { checkBones } from './bones/checkBones.ts';
import { checkCanvas } from './canvas/checkCanvas.ts';
import { checkCards } from './cards/checkCards.ts';
import { checkForces } from './forces/checkForces.ts';
import { checkGrid } from './grid/checkGrid.ts';
import { checkHead } from './head/checkHead.ts';
import { checkMatrix } from './matrix/checkMatrix.ts';
import { checkPoster } from './poster/checkPoster.ts';
import { checkTable } from './table/checkTable.ts';
import { checkTimeline } from './timeline/checkTimeline.ts';
import type { LayoutDescription } from './layoutContract.ts';

/** Tells what of a layout does not fit the schema. */
export const checkLayout: CheckLayout<LayoutDescription> = (layout, schema, say) => {
  switch (layout.kind) {
    case 'bars':
      return checkBars(layout, schema, say);
    case 'board':
      return checkBoard(layout, schema, say);
    case 'bones':
      return checkBones(layout, schema, say);
    case 'canvas':
      return checkCanvas(layout, schema, say);
    case 'cards':
      return checkCards(layout, schema, say);
    case 'forces':
      return checkForces(layout, schema, say);
    case 'grid':
      return checkGrid(layout, schema, say);
    case 'head':
      return checkHead(layout, schema, say);
    case 'matrix':
      return checkMatrix(layout, schema, say);
    case 'poster':
      return checkPoster(layout, schema, say);
    case 'table':
      return checkTable(layout, schema, say);
    case 'timeline':
      return checkTimeline(layout, schema, say);
  }
};
