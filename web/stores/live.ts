import type { ComponentType } from 'react';
import { proxy, ref } from 'valtio';

import type { Change } from '#engine/difference/Change.ts';
import type { ToolsetState } from '#engine/protocol/project.ts';
import type { ProjectEvents } from '#engine/protocol/projectEvents.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import type { OpenDocument } from '#web/document/OpenDocument.ts';

import { onPersonChange } from './onPersonChange.ts';
import type { OpaqueRef } from './OpaqueRef.ts';

export type PersonHere = ProjectEvents['presence']['people'][number];

/** What others saved of the open toolset while it was open. */
export interface News {
  document: OpenDocument;
  /** By whom, each once. */
  by: string[];
  /** What came in, and the contents before and after. */
  changes: Change[];
  before: ToolsetDocument;
  after: ToolsetDocument;
  /** What did not come in, since it touches unsaved changes. */
  waiting: ToolsetState | null;
}

/** What was not saved when that became impossible. */
export interface KeptText {
  /** Read mode was switched on; the person is a viewer now; they can no longer open the project. */
  reason: 'read' | 'viewer' | 'gone';
  /** Of who did that. */
  name: string;
  text: string;
}

export interface LivePartProps {
  toolset?: string;
}

/** What is loaded once a project's page is idle, and where it is shown. */
export type LiveParts = Record<
  'PeopleAtToolset' | 'PeopleAtStep' | 'PeopleInProject' | 'NewsStatus' | 'LiveNotices' | 'FindingNotes',
  ComponentType<LivePartProps>
>;

/** What others do in the open project. */
export const live = proxy({
  parts: null as OpaqueRef<LiveParts> | null,
  /** The others who have it open. */
  people: ref<PersonHere[]>([]),
  news: null as OpaqueRef<News> | null,
  kept: null as OpaqueRef<KeptText> | null,
  /** Counts what was told of members, for whoever lists them. */
  memberNews: 0,
  /** The same of sources. */
  sourceNews: 0,
  /** When the page last looked what follows from typing that saves itself, by toolset; in milliseconds since 1970. */
  lookedAt: ref(new Map<string, number>()),
  /** The toolsets of which it looks again once that minute is over. */
  looksAgain: ref(new Set<string>()),
  /** The server cannot be reached. */
  isCut: false,
});

onPersonChange(() => {
  live.people = ref([]);
  live.news = null;
  live.kept = null;
});
