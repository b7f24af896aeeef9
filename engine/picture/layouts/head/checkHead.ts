import type { CheckLayout } from '#engine/picture/Layout.ts';
import { fieldFault } from '#engine/picture/layouts/fieldFault.ts';

import type { HeadDescription } from './headContract.ts';
import { regions } from './readMap.ts';

/** A head needs fields that hold texts; whoever it is about is one text. */
export const checkHead: CheckLayout<HeadDescription> = (head, schema, say) => {
  const listFault = head.each === undefined ? null : fieldFault(schema, head.each, 'objects');
  if (listFault) return say('/each', listFault);
  const prefix = head.each === undefined ? '' : `${head.each}/*`;
  for (const region of regions) {
    const field = head[region];
    const kinds = region === 'who' ? (['text'] as const) : (['text', 'texts'] as const);
    const fault = field === undefined ? null : fieldFault(schema, `${prefix}/${field}`, ...kinds);
    if (fault) say(`/${region}`, fault);
  }
};
