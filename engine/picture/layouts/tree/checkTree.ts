import { entryFaults } from '#engine/picture/entries/entryFaults.ts';
import type { CheckLayout } from '#engine/picture/Layout.ts';
import { fieldFault } from '#engine/picture/layouts/fieldFault.ts';
import { isWithin } from '#engine/schema/isWithin.ts';

import type { TreeDescription } from './treeContract.ts';

/** Each level lies within the one above it or refers to it, and none is there twice: a tree has no circle. */
export const checkTree: CheckLayout<TreeDescription> = ({ root, rootNote, levels }, schema, say) => {
  const report = (pointer: string, fault: string | null | undefined) => fault && say(pointer, fault);
  report('/root', root === undefined ? null : fieldFault(schema, root, 'text'));
  report('/rootNote', rootNote === undefined ? null : fieldFault(schema, rootNote, 'text'));
  for (const [index, { list, by, title, notes = [], number, sign, apart }] of levels.entries()) {
    const at = `/levels/${index}`;
    const above = levels[index - 1]?.list;
    if (levels.findIndex((level) => level.list === list) < index) {
      say(`${at}/list`, `"${list}" is a level already; a tree has no circle`);
      continue;
    }
    const [fault] = entryFaults(schema, list, { title, notes, ...(sign && { sign }) });
    report(`${at}/list`, fault);
    if (fault) continue;
    report(`${at}/list`, placeFault(list, above, by !== undefined));
    if (number !== undefined) report(`${at}/number`, fieldFault(schema, `${list}/*/${number}`, 'number'));
    if (by !== undefined) report(`${at}/by`, fieldFault(schema, `${list}/*/${by}`, 'text'));
    if (by !== undefined && above !== undefined) report(`${at}/by`, fieldFault(schema, `${above}/*/id`, 'text'));
    if (apart !== undefined) report(`${at}/apart`, fieldFault(schema, `${list}/*/${apart}`, 'text'));
  }
};

function placeFault(list: string, above: string | undefined, hasBy: boolean): string | null {
  if (above === undefined) {
    if (hasBy) return `"${list}" is the first level; it has nothing above that "by" could refer to`;
    return list.includes('*') ? `"${list}" lies within another list, which must be a level above it` : null;
  }
  const isNested = isWithin(list, [`${above}/*`]) && !list.slice(above.length + 2).includes('*');
  if (isNested) return hasBy ? `"${list}" lies within "${above}" and needs no "by"` : null;
  if (!hasBy) return `"${list}" must lie within the items of "${above}", or refer to them with "by"`;
  return list.includes('*') ? `"${list}" lies within another list; with "by" it must stand by itself` : null;
}
