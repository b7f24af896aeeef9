import { defineLayout } from '../defineLayout.ts';
import { checkBoard } from './checkBoard.ts';
import { boardContract } from './boardContract.ts';

export const boardLayout = defineLayout({
  kind: 'board',
  contract: boardContract,
  check: checkBoard,
});
