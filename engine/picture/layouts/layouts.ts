import { barsLayout } from './bars/barsLayout.ts';
import { boardLayout } from './board/boardLayout.ts';
import { bonesLayout } from './bones/bonesLayout.ts';
import { canvasLayout } from './canvas/canvasLayout.ts';
import { cardsLayout } from './cards/cardsLayout.ts';
import { chartLayout } from './chart/chartLayout.ts';
import { forcesLayout } from './forces/forcesLayout.ts';
import { gridLayout } from './grid/gridLayout.ts';
import { headLayout } from './head/headLayout.ts';
import { matrixLayout } from './matrix/matrixLayout.ts';
import { posterLayout } from './poster/posterLayout.ts';
import { tableLayout } from './table/tableLayout.ts';
import { timelineLayout } from './timeline/timelineLayout.ts';
import { treeLayout } from './tree/treeLayout.ts';

/** Every layout, each with a folder of its own. */
export const layouts = [
  matrixLayout,
  canvasLayout,
  cardsLayout,
  gridLayout,
  headLayout,
  forcesLayout,
  posterLayout,
  boardLayout,
  barsLayout,
  bonesLayout,
  timelineLayout,
  tableLayout,
  treeLayout,
  chartLayout,
] as const;
