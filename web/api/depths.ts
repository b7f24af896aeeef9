import type { ChosenDepth } from '#engine/protocol/depth.ts';

import { call } from './call.ts';

export const chooseDepth = (project: string, toolset: string, chosen: ChosenDepth) =>
  call<ChosenDepth>(`/api/projects/${project}/toolsets/${toolset}/depth`, { method: 'PUT', body: chosen });
