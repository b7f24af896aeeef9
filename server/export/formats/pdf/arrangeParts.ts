import type { PdfCard, PdfList, PdfPart, PdfText } from './PdfModel.ts';

type Heading = Extract<PdfPart, { kind: 'heading' }>;
interface Group {
  heading: Heading;
  parts: PdfPart[];
}

// Characters that a card holds at most, and from which on it may break.
const [mostInCard, tallCard] = [1600, 480];
const longestName = 64;
// A list in half the width of the page.
const mostInHalfList = 420;

/** Lays small things side by side: short items of a list as cards in two columns, and lists that stand together. */
export function arrangeParts(parts: readonly PdfPart[]): PdfPart[] {
  const arranged: PdfPart[] = [];
  let index = 0;
  while (index < parts.length) {
    const groups = groupsAt(parts, index);
    if (groups.length >= 2) {
      arranged.push({ kind: 'cards', cards: groups.map(toCard) });
      index += groups.reduce((sum, group) => sum + 1 + group.parts.length, 0);
    } else {
      arranged.push(parts[index]!);
      index += 1;
    }
  }
  return pairLists(arranged);
}

/** The run of sibling headings at a place whose contents are short and without headings of their own. */
function groupsAt(parts: readonly PdfPart[], start: number): Group[] {
  const first = parts[start];
  if (first?.kind !== 'heading' || first.level < 3) return [];
  const groups: Group[] = [];
  for (let index = start; index < parts.length;) {
    const heading = parts[index]!;
    if (heading.kind !== 'heading' || heading.level !== first.level) break;
    const end = parts.findIndex((part, place) => place > index && part.kind === 'heading');
    const own = parts.slice(index + 1, end < 0 ? parts.length : end);
    const next = end < 0 ? undefined : (parts[end] as Heading);
    if (!fitsCard(own) || (next && next.level > first.level)) break;
    groups.push({ heading, parts: own });
    index += 1 + own.length;
  }
  return groups;
}

function fitsCard(parts: readonly PdfPart[]): boolean {
  return parts.every(({ kind }) => kind !== 'table') && sizeOf(parts) <= mostInCard;
}

function toCard({ heading: { level, title, number }, parts }: Group): PdfCard {
  return {
    level,
    title,
    ...(number !== undefined && { number }),
    parts: [...parts],
    named: sizeOf(title) <= longestName,
    tall: sizeOf(parts) > tallCard,
  };
}

function pairLists(parts: readonly PdfPart[]): PdfPart[] {
  const paired: PdfPart[] = [];
  for (const part of parts) {
    const last = paired.at(-1);
    if (!isHalfList(part)) paired.push(part);
    else if (last?.kind === 'lists') last.lists.push(part);
    else if (last && isHalfList(last)) paired.splice(-1, 1, { kind: 'lists', lists: [last, part] });
    else paired.push(part);
  }
  return paired;
}

function isHalfList(part: PdfPart): part is PdfList {
  return part.kind === 'list' && part.label !== undefined && sizeOf([part]) <= mostInHalfList;
}

/** Characters, and what labels and lines of their own take. */
function sizeOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (Array.isArray(value)) return value.reduce<number>((sum, each) => sum + sizeOf(each), 0);
  if (typeof value !== 'object' || value === null) return 0;
  if ('lines' in value) return sizeOf((value as PdfText).lines);
  const { kind, ...rest } = value as { kind?: string };
  return (kind ? 40 : 10) + sizeOf(Object.values(rest));
}
