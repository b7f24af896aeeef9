import type { Sign } from '#engine/picture/entries/signs.ts';
import type { LegendGroup } from '#engine/picture/legend/Legend.ts';
import type { PictureSource } from '#engine/picture/PictureSource.ts';
import type { Accent } from '#engine/picture/roles.ts';

import { readApart } from './readApart.ts';
import type { LevelDescription, TreeDescription } from './treeContract.ts';
import { treeLegend } from './treeLegend.ts';

export interface TreeNode {
  pointer: string;
  label: string;
  title: string;
  notes: string;
  /** In the corner; "" for none. */
  figure: string;
  sign?: Sign;
  tone: Accent;
  /** Its column, from the trunk. */
  depth: number;
  isRoot: boolean;
  /** It refers to nothing that is there. */
  isLoose: boolean;
  /** What it is referred to by. */
  id: string;
  /** The list that its next branch is added to; null at the last level, and where branches refer to it. */
  branches: { pointer: string; label: string } | null;
  children: TreeNode[];
}

export interface Column {
  name: string;
  /** The list that stands by itself, which its heading stands for. */
  list: string | null;
  count: number;
}

export interface Tree {
  description: string;
  /** One where there is a root. */
  trunk: TreeNode[];
  columns: Column[];
  /** Nodes that refer to nothing that is there. */
  loose: TreeNode[];
  /** What other toolsets have and no node refers to. */
  apart: { name: string; texts: string[] }[];
  legend: LegendGroup[];
}

const tones: readonly Accent[] = ['accent-2', 'accent-4', 'accent-3', 'accent-5', 'accent-6', 'accent-1'];

/** Reads lists within lists, and lists that refer to each other, as a tree; null where there is nothing to show. */
export function readTree(described: TreeDescription, source: PictureSource): Tree | null {
  const { root, rootNote, levels } = described;
  const offset = root === undefined ? 0 : 1;
  const nodes: TreeNode[][] = levels.map(() => []);
  const first = levels[0]?.list ?? '';
  const branches = source.itemsAt(first).flatMap((item, index) => readNode(item, 0, String(index + 1)));
  const loose = levels.flatMap((level, index) => readLoose(level, index));
  const counts = levels.map(({ list }, index) => source.words.counted(nodes[index]?.length ?? 0, source.nameOf(list)));
  const apart = readApart(levels, nodes, source);
  const rootText = root === undefined ? '' : source.textAt(root);
  if (rootText === '' && nodes.every(({ length }) => length === 0)) return null;

  const deepest = nodes.findLastIndex(({ length }) => length > 0);
  const columns = levels.slice(0, deepest + 1).map(({ list, by }, index): Column => {
    const isAlone = by !== undefined || (index === 0 && root === undefined);
    return { name: source.nameOf(list), list: isAlone ? list : null, count: nodes[index]?.length ?? 0 };
  });
  if (root !== undefined) columns.unshift({ name: source.nameOf(root), list: null, count: 1 });
  return {
    description: `${rootText.slice(0, 200) || source.title} (${counts.join(', ')})`,
    trunk: root === undefined ? branches : [readRoot(root)],
    columns,
    loose,
    apart,
    legend: treeLegend(levels, nodes, loose.length > 0, source),
  };

  function readRoot(pointer: string): TreeNode {
    const notes = rootNote === undefined ? '' : source.textAt(rootNote);
    return {
      pointer,
      label: [`${source.nameOf(pointer)}: ${rootText || source.words.none}`, notes].filter((part) => part).join('; '),
      title: rootText || '…',
      notes,
      figure: '',
      tone: 'accent-1',
      depth: 0,
      isRoot: true,
      isLoose: false,
      id: '',
      branches: { pointer: first, label: source.words.counted(branches.length, source.nameOf(first)) },
      children: branches,
    };
  }

  /** None for an item of which nothing is written yet and on which nothing hangs. */
  function readNode(pointer: string, index: number, place: string): TreeNode[] {
    const level = levels[index];
    if (!level) return [];
    const next = levels[index + 1];
    const id = source.codeAt(`${pointer}/id`);
    const within = next && next.by === undefined ? `${pointer}/${next.list.slice(level.list.length + 3)}` : null;
    const hanging = within === null ? (next ? referring(next, id) : []) : source.itemsAt(within);
    const title = source.textAt(`${pointer}/${level.title}`);
    if (title === '' && hanging.length === 0) return [];
    // Before those that hang on it, so that each level is in its order.
    const node = { ...readItem(level, pointer, place), title: title || '…', depth: index + offset, id };
    nodes[index]?.push(node);
    node.children = hanging.flatMap((item, at) => readNode(item, index + 1, `${place}.${at + 1}`));
    if (within !== null)
      node.branches = { pointer: within, label: source.words.counted(node.children.length, source.nameOf(within)) };
    return [node];
  }

  function readItem(level: LevelDescription, pointer: string, place: string): TreeNode {
    const { title, notes = [], number, sign, tone } = level;
    const read = (property: string) => source.textAt(`${pointer}/${property}`);
    const said = notes.map(read).filter((text) => text !== '');
    const value = number === undefined ? undefined : source.numberAt(`${pointer}/${number}`);
    const figure = value === undefined ? '' : source.formatNumber(value, `${pointer}/${number}`);
    const shown = sign?.signs[source.codeAt(`${pointer}/${sign.property}`)];
    const told = [
      read(title),
      sign ? read(sign.property) : '',
      figure === '' ? '' : `${source.nameOf(`${pointer}/${number}`)} ${figure}`,
      ...said,
    ];
    return {
      pointer,
      label: `${place} ${source.itemNameOf(level.list)}: ${[...new Set(told)].filter((text) => text !== '').join(', ')}`,
      title: read(title),
      notes: said.join(' · '),
      figure,
      ...(shown && { sign: shown }),
      tone: tone ?? tones[levels.indexOf(level) % tones.length] ?? 'accent-2',
      depth: 0,
      isRoot: false,
      isLoose: false,
      id: '',
      branches: null,
      children: [],
    };
  }

  function referring({ list, by }: LevelDescription, id: string): string[] {
    if (id === '') return [];
    return source.itemsAt(list).filter((item) => source.codeAt(`${item}/${by}`) === id);
  }

  /** Once all that hangs on something has been read. */
  function readLoose({ list, by }: LevelDescription, index: number): TreeNode[] {
    if (by === undefined) return [];
    const placed = new Set(nodes[index]?.map(({ pointer }) => pointer));
    const left = source.itemsAt(list).filter((item) => !placed.has(item));
    return left.flatMap((item) => readNode(item, index, '–').map((node) => ({ ...node, isLoose: true })));
  }
}
