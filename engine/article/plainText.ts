import type { Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';

/** The text of a node as a person reads it, on one line: without marks, HTML and images. */
export function plainText(node: Nodes): string {
  return toString(node, { includeHtml: false, includeImageAlt: false }).replace(/\s+/g, ' ').trim();
}
