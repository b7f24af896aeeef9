import { createHash } from 'node:crypto';

import { getAt, setAt } from '#engine/schema/pointer.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import type { Shown } from './History.ts';

/** What people save, and the text in it that says which save it was. */
const places = { sections: '/problem', market: '/overview', stakeholder: '/stakeholders/0/why' } as const;
export type HistoryToolset = keyof typeof places;

export const historyToolsets = Object.keys(places) as HistoryToolset[];
/** What a model drafts. */
export const draftedToolsets = ['market', 'stakeholder'] as const satisfies HistoryToolset[];

export function withMark(toolset: HistoryToolset, content: ToolsetDocument, mark: string): ToolsetDocument {
  return setAt(content, places[toolset], mark);
}

export function showContent(toolset: string, content: unknown): Omit<Shown, 'revision'> {
  if (content === null || content === undefined) return { mark: null, digest: null };
  const mark = getAt(content, places[toolset as HistoryToolset]);
  const digest = createHash('sha256')
    .update(JSON.stringify(sorted(content)))
    .digest('hex')
    .slice(0, 16);
  return { mark: String(mark), digest };
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, child]) => [key, sorted(child)]),
  );
}
