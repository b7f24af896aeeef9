/** What these parts need to know of a node of a Markdown tree (mdast). */
export interface MarkdownNode {
  type: string;
  value?: string;
  depth?: number;
  children?: MarkdownNode[];
  data?: { hProperties?: Record<string, unknown> };
}
