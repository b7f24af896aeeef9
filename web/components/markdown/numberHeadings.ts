import type { Root } from 'mdast';

import { headingId } from '#engine/article/headingId.ts';
import { visitNodes } from '#engine/article/visitNodes.ts';

/** Gives every heading its anchor, and leaves the first level to the page around the text. */
export function numberHeadings() {
  return (tree: Root): void => {
    let count = 0;
    visitNodes(tree, (node) => {
      if (node.type !== 'heading') return;
      node.depth = node.depth === 1 ? 2 : node.depth;
      node.data = { ...node.data, hProperties: { id: headingId(count) } };
      count += 1;
    });
  };
}
