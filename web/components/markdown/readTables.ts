import type { MarkdownNode } from './MarkdownNode.ts';

/** Makes tables of lines between "|", which plain Markdown knows only as a paragraph. */
export function readTables() {
  return (tree: MarkdownNode): void => visit(tree);
}

function visit(node: MarkdownNode): void {
  node.children = node.children?.flatMap((child) => {
    if (child.type === 'paragraph') return divide(child);
    visit(child);
    return [child];
  });
}

function divide(paragraph: MarkdownNode): MarkdownNode[] {
  const lines = linesOf(paragraph.children ?? []);
  const head = lines.findIndex((line, index) => isRow(line) && isDivider(lines[index + 1]));
  if (head < 0) return [paragraph];
  const rows = [lines[head]!, ...lines.slice(head + 2)].map((line) => ({ type: 'tableRow', children: cellsOf(line) }));
  const before = lines.slice(0, head).flatMap((line, index) => (index > 0 ? [text('\n'), ...line] : line));
  const table = { type: 'table', children: rows };
  return before.length > 0 ? [{ ...paragraph, children: before }, table] : [table];
}

function linesOf(nodes: MarkdownNode[]): MarkdownNode[][] {
  const lines: MarkdownNode[][] = [[]];
  for (const node of nodes) {
    if (node.type === 'break') lines.push([]);
    else if (node.type !== 'text') lines.at(-1)!.push(node);
    else
      (node.value ?? '').split('\n').forEach((value, index) => {
        if (index > 0) lines.push([]);
        if (value !== '') lines.at(-1)!.push(text(value));
      });
  }
  return lines;
}

function isRow(line: MarkdownNode[]): boolean {
  return line[0]?.type === 'text' && line[0].value!.trimStart().startsWith('|');
}

function isDivider(line: MarkdownNode[] | undefined): boolean {
  return line?.length === 1 && /^\s*\|(?:\s*:?-+:?\s*\|)+\s*$/.test(line[0]?.value ?? '');
}

function cellsOf(line: MarkdownNode[]): MarkdownNode[] {
  const cells: MarkdownNode[][] = [[]];
  for (const node of line) {
    if (node.type !== 'text') cells.at(-1)!.push(node);
    else
      node.value!.split('|').forEach((value, index) => {
        if (index > 0) cells.push([]);
        if (value.trim() !== '') cells.at(-1)!.push(text(value));
      });
  }
  // The line begins and ends with "|": there is nothing before the first and after the last.
  const inner = cells.slice(1, cells.at(-1)!.length === 0 ? -1 : undefined);
  return inner.map((children) => ({ type: 'tableCell', children }));
}

function text(value: string): MarkdownNode {
  return { type: 'text', value };
}
