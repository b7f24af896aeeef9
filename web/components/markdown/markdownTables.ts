import type { Extension as MdastExtension } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';

/** Where remark-parse, the parser of react-markdown, looks for extensions. */
interface ParserData {
  micromarkExtensions?: ReturnType<typeof gfmTable>[];
  fromMarkdownExtensions?: MdastExtension[];
}

/** Adds the tables of GitHub's Markdown, and none of its other extensions. */
export function markdownTables(this: { data: () => object }): void {
  // unified calls a plugin with its processor as `this`.
  // oxlint-disable-next-line oxc/no-this-in-exported-function
  const data: ParserData = this.data();
  (data.micromarkExtensions ??= []).push(gfmTable());
  (data.fromMarkdownExtensions ??= []).push(gfmTableFromMarkdown());
}
