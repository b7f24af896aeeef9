import type { CheckLayout } from '#engine/picture/Layout.ts';
import { fieldFault } from '#engine/picture/layouts/fieldFault.ts';

import type { TableDescription } from './tableContract.ts';

/** A table needs a list of objects that all have its columns. */
export const checkTable: CheckLayout<TableDescription> = ({ list, columns }, schema, say) => {
  const listFault = fieldFault(schema, list, 'objects');
  if (listFault) return say('/list', listFault);
  for (const [index, { field, below }] of columns.entries()) {
    const fault = fieldFault(schema, `${list}/*/${field}`, 'text', 'texts', 'score', 'number');
    if (fault) say(`/columns/${index}/field`, fault);
    if (below === undefined) continue;
    const isCitations = fieldFault(schema, `${list}/*/${below}/*/source`, 'text') === null;
    const belowFault = isCitations ? null : fieldFault(schema, `${list}/*/${below}`, 'text');
    if (belowFault) say(`/columns/${index}/below`, belowFault);
  }
};
