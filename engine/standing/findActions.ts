import { hasBlank } from '#engine/blanks/hasBlank.ts';
import type { ToolsetManifest } from '#engine/contract/manifestContract.ts';
import { expandPattern } from '#engine/schema/pattern.ts';
import { getAt } from '#engine/schema/pointer.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

/** Something that is planned for a day. */
export interface Action {
  toolset: string;
  pointer: string;
  /** A day. */
  at: string;
  text: string;
  /** "" where nobody is named. */
  who: string;
}

/** What a document plans, in its order. */
export function findActions(
  { id, actions }: Pick<ToolsetManifest, 'id' | 'actions'>,
  document: ToolsetDocument,
): Action[] {
  return actions.flatMap(({ list, text, date, who, while: open }) =>
    expandPattern(document, `${list}/*`).flatMap((pointer) => {
      const words = (property: string | undefined) => {
        const value = property === undefined ? undefined : getAt(document, `${pointer}/${property}`);
        return typeof value === 'string' && !hasBlank(value) ? value.trim() : '';
      };
      if (open && !open.is.includes(words(open.field))) return [];
      const [at, told] = [words(date), words(text)];
      if (!/^\d{4}-\d{2}-\d{2}$/.test(at) || told === '') return [];
      return [{ toolset: id, pointer, at, text: told, who: words(who) }];
    }),
  );
}
