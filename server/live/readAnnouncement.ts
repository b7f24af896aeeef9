import { z } from 'zod';

import { projectHappenings } from '#engine/protocol/projectEvents.ts';

import type { Announcement } from './ProjectBus.ts';

const shapes = [
  z.object({ name: z.literal('presence') }),
  ...Object.entries(projectHappenings).map(([name, data]) => z.object({ name: z.literal(name), data })),
] as const;
const announcement = z.union(shapes);

/**
 * An announcement as another server wrote it; null for anything else, such as what a server of another version says.
 */
export function readAnnouncement(text: string): Announcement | null {
  try {
    return (announcement.safeParse(JSON.parse(text)).data as Announcement | undefined) ?? null;
  } catch {
    return null;
  }
}
