import type { ProjectStory, StoryChoice } from '#engine/protocol/story.ts';

import { call } from './call.ts';

export const fetchStory = (projectId: string, signal?: AbortSignal) =>
  call<ProjectStory>(`/api/projects/${projectId}/story`, { ...(signal && { signal }) });

/** Over the revision that was changed; without slides all is as it follows by itself. */
export const saveStory = (projectId: string, body: { revision: number; slides: StoryChoice[] }) =>
  call<ProjectStory>(`/api/projects/${projectId}/story`, { method: 'PUT', body });
