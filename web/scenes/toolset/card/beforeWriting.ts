import { equalJson } from '#engine/schema/equalJson.ts';
import { getAt, setAt } from '#engine/schema/pointer.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

/**
 * The content as it stands, but with the words that a part had when its card was opened. What came into a list, left it
 * or moved in it since stays so: each of that can be taken back by itself. Null where nothing else was written.
 */
export function beforeWriting(
  present: ToolsetDocument,
  opened: ToolsetDocument,
  pointer: string,
): ToolsetDocument | null {
  const [now, then] = [present, opened].map((document) => getAt(document, pointer));
  // An item that has come since goes with all that was written in it.
  const isItem = /\/\d+$/.test(pointer);
  if (isItem && (now === undefined || then === undefined || idOf(now) !== idOf(then))) return null;
  const was = Array.isArray(now) && Array.isArray(then) ? now.map((item, index) => asIn(then, item, index)) : then;
  return equalJson(was, now) ? null : setAt(present, pointer, was);

  function asIn(items: unknown[], item: unknown, index: number): unknown {
    const id = idOf(item);
    if (id !== undefined) return items.find((each) => idOf(each) === id) ?? item;
    return items.length === (now as unknown[]).length ? items[index] : item;
  }
}

const idOf = (item: unknown): unknown => getAt(item, '/id');
