import type { Nodes } from 'mdast';

/**
 * Calls back for a node and everything below it, in the order of the text; not below a node for which it gives false.
 */
export function visitNodes(node: Nodes, visit: (node: Nodes) => boolean | void): void {
  if (visit(node) === false || !('children' in node)) return;
  for (const child of node.children) visitNodes(child, visit);
}
