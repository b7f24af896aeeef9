import { defineLayout } from '#engine/picture/layouts/defineLayout.ts';

import { boardContract } from './boardContract.ts';
import { checkBoard } from './checkBoard.ts';

export const boardLayout = defineLayout({
  kind: 'board',
  contract: boardContract,
  check: checkBoard,
});
