import type { ProjectStory } from '#engine/protocol/story.ts';

import { call } from './call.ts';

export const fetchStory = (projectId: string) => call<ProjectStory>(`/api/projects/${projectId}/story`);
