import { equalJson } from '#engine/schema/equalJson.ts';
import { getAt, setAt } from '#engine/schema/pointer.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

/**
 * The content as it stands, but with the words that a part had when its card was opened. What came into a list, left it
 * or moved in it since stays so: each of that can be taken back by itself. Null where nothing else was written, or
 * where items without ids have changed places, so that nobody can tell which is which.
 */
export function beforeWriting(
  present: ToolsetDocument,
  opened: ToolsetDocument,
  pointer: string,
): ToolsetDocument | null {
  const [now, then] = [present, opened].map((document) => getAt(document, pointer));
  const list = /^(.*)\/\d+$/.exec(pointer)?.[1];
  // An item that has come since goes with all that was written in it.
  const isSame =
    list === undefined ||
    (idOf(now) === undefined ? differInOne(getAt(present, list), getAt(opened, list)) : idOf(now) === idOf(then));
  if (!isSame) return null;
  const was = Array.isArray(now) && Array.isArray(then) ? wordsOf(now, then) : then;
  return equalJson(was, now) ? null : setAt(present, pointer, was);
}

function wordsOf(now: unknown[], then: unknown[]): unknown[] {
  if (differInOne(now, then)) return then;
  return now.map((item) => {
    const id = idOf(item);
    return id === undefined ? item : (then.find((each) => idOf(each) === id) ?? item);
  });
}

/** Whether one item at most says something else, and all others stand where they stood. */
function differInOne(now: unknown, then: unknown): boolean {
  if (!Array.isArray(now) || !Array.isArray(then) || now.length !== then.length) return false;
  const others = now.filter((item, index) => !equalJson(item, then[index]));
  return others.length <= 1;
}

const idOf = (item: unknown): unknown => getAt(item, '/id');
