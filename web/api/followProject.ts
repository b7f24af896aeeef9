import type { ProjectEvent } from '#engine/protocol/projectEvents.ts';

import { call } from './call.ts';
import { followEvents, type FollowOptions } from './followEvents.ts';

type ProjectOptions = Pick<FollowOptions, 'onInterrupted' | 'signal'> & {
  onEvent: (event: ProjectEvent) => void;
};

/** Follows what happens in a project until the reader may no longer read it or the signal aborts. */
export async function followProject(id: string, { onEvent, ...options }: ProjectOptions): Promise<void> {
  await followEvents({
    ...options,
    path: `/api/projects/${id}/events`,
    take: ({ name, data }) => {
      onEvent({ name, data: JSON.parse(data) } as ProjectEvent);
      return name === 'ended';
    },
  });
}

/** Says which toolset this page has open; `stream` names its stream of events. */
export const sayPresence = (projectId: string, body: { stream: string; toolset: string | null }) =>
  call<void>(`/api/projects/${projectId}/presence`, { method: 'PUT', body });
