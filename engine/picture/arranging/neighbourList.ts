import { middleOf } from './distanceTo.ts';
import type { ShownList } from './ShownList.ts';

/**
 * The list that lies beside another in a direction; where none lies there, as in a picture of one column, the one
 * before or after it.
 */
export function neighbourList(
  lists: readonly ShownList[],
  from: string,
  side: 'left' | 'right',
): ShownList | undefined {
  const at = lists.findIndex(({ pointer }) => pointer === from);
  const own = lists[at];
  if (!own) return undefined;
  const start = middleOf(own.ground ?? own.place);
  const sign = side === 'left' ? -1 : 1;
  const beside = lists
    .flatMap((list) => {
      const middle = middleOf(list.ground ?? list.place);
      const ahead = (middle.x - start.x) * sign;
      const aside = Math.abs(middle.y - start.y);
      // Rather ahead than above or below.
      return list !== own && ahead > 1 && ahead >= aside / 3 ? [{ list, far: ahead + 2 * aside }] : [];
    })
    .sort((a, b) => a.far - b.far);
  return beside[0]?.list ?? lists[at + sign];
}
