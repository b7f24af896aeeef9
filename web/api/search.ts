import type { SearchResult } from '#engine/protocol/search.ts';

import { call } from './call.ts';

/** @param project whose finds come first */
export const searchContents = (q: string, project: string | undefined, signal: AbortSignal) =>
  call<SearchResult[]>(`/api/search?${new URLSearchParams({ q, ...(project && { project }) }).toString()}`, { signal });
