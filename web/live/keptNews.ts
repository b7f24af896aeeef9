import { ref } from 'valtio';

import type { OpenDocument } from '#web/document/OpenDocument.ts';
import { keepInTab, readKept } from '#web/stores/keptInTab.ts';
import { live, type News } from '#web/stores/live.ts';
import { onPersonChange } from '#web/stores/onPersonChange.ts';
import { session } from '#web/stores/session.ts';
import { toolsetScreen } from '#web/stores/toolset-document/toolsetScreen.ts';

const prefix = 'news:';
const ownPrefix = () => `${prefix}${session.user?.id ?? ''}:`;
const keyOf = () => `${ownPrefix()}${toolsetScreen.projectId}:${toolsetScreen.toolsetId}`;

/** Shows what others changed of the open toolset, and keeps it in this tab until it is dismissed. */
export function showNews(news: News): void {
  live.news = ref<News>(news);
  const { by, changes, before, after } = news;
  if (changes.length > 0) keepInTab(keyOf(), { by, changes, before, after });
}

export function dismissNews(): void {
  live.news = null;
  keepInTab(keyOf(), null);
}

/** What is known of the open toolset, also from before a reload; what waited then is found anew by saving. */
export function newsOf(document: OpenDocument): News | null {
  if (live.news?.document === document) return live.news;
  const kept = readKept<Omit<News, 'document' | 'waiting'>>(keyOf());
  return kept && { ...kept, document, waiting: null };
}

onPersonChange(() => {
  const others = Object.keys(sessionStorage).filter((key) => key.startsWith(prefix) && !key.startsWith(ownPrefix()));
  for (const key of others) keepInTab(key, null);
});
