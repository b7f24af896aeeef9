import { defineLayout } from '#engine/picture/layouts/defineLayout.ts';

import { checkTable } from './checkTable.ts';
import { tableContract } from './tableContract.ts';

export const tableLayout = defineLayout({
  kind: 'table',
  contract: tableContract,
  check: checkTable,
});
