import { headingId } from '#engine/article/articleHeadings.ts';

import type { MarkdownNode } from './MarkdownNode.ts';

/** Gives every heading its anchor, and leaves the first level to the page around the text. */
export function numberHeadings() {
  return (tree: MarkdownNode): void => {
    let count = 0;
    const visit = (node: MarkdownNode): void => {
      if (node.type === 'heading') {
        node.depth = Math.max(2, node.depth ?? 2);
        node.data = { ...node.data, hProperties: { id: headingId(count) } };
        count += 1;
      }
      node.children?.forEach(visit);
    };
    visit(tree);
  };
}
