import { type Bind, isClaimsBind, isItemBind, isSourcesBind } from '#engine/references/Bind.ts';
import { expandPattern } from '#engine/schema/pattern.ts';
import { getAt } from '#engine/schema/pointer.ts';

import type { EvidenceRegister, EvidenceToolset, ProjectDocuments } from './Evidence.ts';
import { itemAround } from './itemAround.ts';

/** A field that refers to a place of this or another toolset: its item is built on that place. */
export interface Reference {
  toolset: string;
  /** The field. */
  pointer: string;
  /** The list item around the field, or "" for the whole document. */
  item: string;
  to: { toolset: string; pointer: string };
}

/**
 * The references of all documents by which one thing is built on another. A citation is what a claim rests on, and a
 * hypothesis and its result are about a claim, not built on it: they are not among them.
 */
export function findReferences(
  toolsets: readonly EvidenceToolset[],
  documents: ProjectDocuments,
  { claims }: EvidenceRegister,
): Reference[] {
  const claimsById = new Map(claims.map((claim) => [claim.id, claim]));
  const lists = new Map<string, Map<string, string>>();
  const hypotheses = new Set(
    toolsets.flatMap(({ manifest }) => manifest.hypotheses.map(({ list }) => manifest.id + list)),
  );

  return toolsets.flatMap(({ manifest }) => {
    const document = documents.get(manifest.id);
    const tests = new Set(manifest.hypotheses.map(({ list, claim }) => `${list}/*/${claim}`));
    const binds = document ? manifest.binds.filter((bind) => !tests.has(bind.field) && isBuiltOn(bind)) : [];
    return binds.flatMap((bind) =>
      expandPattern(document, bind.field).flatMap((pointer): Reference[] => {
        const id = getAt(document, pointer);
        const to = typeof id === 'string' && id !== '' ? targetOf(bind, id) : undefined;
        return to ? [{ toolset: manifest.id, pointer, item: itemAround(document, pointer), to }] : [];
      }),
    );
  });

  /** What names a hypothesis, such as its result or a criterion, is about the test. */
  function isBuiltOn(bind: Bind): boolean {
    return isItemBind(bind) ? !hypotheses.has(bind.toolset + bind.list) : !isSourcesBind(bind);
  }

  function targetOf(bind: Bind, id: string): Reference['to'] | undefined {
    if (isClaimsBind(bind)) return claimsById.get(id);
    if (!isItemBind(bind)) return undefined;
    const pointer = itemsOf(bind.toolset, bind.list).get(id);
    return pointer === undefined ? undefined : { toolset: bind.toolset, pointer };
  }

  function itemsOf(toolset: string, list: string): ReadonlyMap<string, string> {
    const key = toolset + list;
    let items = lists.get(key);
    if (!items) {
      const document = documents.get(toolset);
      items = new Map();
      for (const pointer of expandPattern(document, `${list}/*`)) {
        const id = getAt(document, `${pointer}/id`);
        if (typeof id === 'string') items.set(id, pointer);
      }
      lists.set(key, items);
    }
    return items;
  }
}
