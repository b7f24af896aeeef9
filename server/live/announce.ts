import type { ProjectEvents, projectHappenings } from '#engine/protocol/projectEvents.ts';
import type { SignedInUser } from '#server/http/defineRoute.ts';
import type { Services } from '#server/Services.ts';

import type { Announcement } from './ProjectBus.ts';

type Happening = {
  [Name in keyof typeof projectHappenings]: { name: Name; data: Omit<ProjectEvents[Name], 'by'> };
}[keyof typeof projectHappenings];

/** Tells everybody in a project what a person has done; call it after the transaction is committed. */
export function announce(
  { projectBus }: Pick<Services, 'projectBus'>,
  { id, fullName: name }: Pick<SignedInUser, 'id' | 'fullName'>,
  projectId: string,
  happening: Happening,
): void {
  projectBus.announce(projectId, {
    name: happening.name,
    data: { ...happening.data, by: { id, name } },
  } as Announcement);
}
