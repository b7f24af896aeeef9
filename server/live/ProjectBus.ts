import type { ProjectEvents, projectHappenings } from '#engine/protocol/projectEvents.ts';

type HappeningName = keyof typeof projectHappenings;

/** What one server tells all of them about a project. `presence`: somebody came, went or moved. */
export type Announcement =
  | { [Name in HappeningName]: { name: Name; data: ProjectEvents[Name] } }[HappeningName]
  | { name: 'presence' };

export type AnnouncementListener = (announcement: Announcement) => void;

/**
 * Publish/subscribe of what happens in projects, within a process or across processes. Nothing is kept: the rows are
 * what counts, and streams compare with them every few seconds.
 */
export interface ProjectBus {
  announce(projectId: string, announcement: Announcement): void;
  /** Resolves with the function that unsubscribes. */
  listen(projectId: string, listener: AnnouncementListener): Promise<() => void>;
}
