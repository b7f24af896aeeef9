import { z } from 'zod/v3';

import type { Draw } from '#engine/picture/Layout.ts';
import { defineLayout } from '#engine/picture/layouts/defineLayout.ts';
import { fieldFault } from '#engine/picture/layouts/fieldFault.ts';
import { fieldPattern, propertyName } from '#engine/picture/layouts/fieldPattern.ts';
import type { SceneElement } from '#engine/picture/Scene.ts';

const contract = z.object({ kind: z.literal('rings'), list: fieldPattern, name: propertyName }).strict();

/** What the folder of a layout that is added declares. */
export const ringsLayout = defineLayout({
  kind: 'rings',
  contract,
  check: ({ list, name }, schema, say) => {
    const fault = fieldFault(schema, `${list}/*/${name}`, 'text');
    if (fault) say('/name', fault);
  },
});

/** Each item's name, one below the other. */
export const drawRings: Draw<z.infer<typeof contract>> = ({ list, name }, source) => {
  const items = source.itemsAt(list);
  const elements = items.map((pointer, index): SceneElement => {
    const lines = [source.textAt(`${pointer}/${name}`)];
    return {
      kind: 'text',
      x: 50,
      y: 100 * index + 50,
      lines,
      size: 12,
      lineHeight: 16,
      weight: 400,
      role: 'ink',
      align: 'middle',
    };
  });
  return [{ description: `${items.length} rings`, height: 100 * items.length, elements }];
};
