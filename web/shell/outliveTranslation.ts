/**
 * A browser that translates a page puts `<font>` in the place of each text, and React, which knows nothing of it, fails
 * when it then removes such a text or puts something before it: https://github.com/facebook/react/issues/11538. This
 * remembers what stands in the place of which text and lets React's changes reach it. Called before React starts.
 */
export function outliveTranslation(): void {
  const { removeChild, insertBefore } = Node.prototype;
  const standIns = new WeakMap<Node, Node>();
  const used = new WeakSet<Node>();

  // A text that changes after it was taken away comes back, to be translated anew.
  const taken = new MutationObserver((records) => {
    for (const { target } of records) {
      const standIn = standIns.get(target);
      if (standIn?.parentNode && !target.isConnected) standIn.parentNode.replaceChild(target, standIn);
    }
  });
  const watch = new MutationObserver((records) => {
    for (const record of records)
      for (const node of record.removedNodes) {
        const standIn = node instanceof Text && standInOf(node, record);
        if (!standIn || used.has(standIn)) continue;
        used.add(standIn);
        standIns.set(node, standIn);
        taken.observe(node, { characterData: true });
      }
  });
  watch.observe(document, { childList: true, subtree: true });

  const placeOf = (parent: Node, child: Node) => childWith(child, parent) ?? childWith(standIns.get(child), parent);
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const place = placeOf(this, child);
    if (place) removeChild.call(this, place);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    return insertBefore.call(this, node, before && placeOf(this, before)) as T;
  };
}

/** What a translator has put in the place of a text: around it, instead of it, or beside it before it was removed. */
function standInOf(text: Text, { target, addedNodes, previousSibling, nextSibling }: MutationRecord): Node | null {
  return [childWith(text, target), ...addedNodes, previousSibling, nextSibling].find(isFont) ?? null;
}

/** The child of `parent` that a node is, or by which it was put into fonts. */
function childWith(node: Node | undefined, parent: Node): Node | null {
  let child = node ?? null;
  while (child && child.parentNode !== parent) child = isFont(child.parentNode) ? child.parentNode : null;
  return child;
}

function isFont(node: Node | null): node is HTMLElement {
  return node instanceof HTMLElement && node.localName === 'font';
}
