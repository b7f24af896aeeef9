import { z } from 'zod';

import { id } from './id.ts';

/**
 * `mention`, `reply` to a thread that one has written in, `comment` on a project of one's own, `share`: somebody has
 * taken one in, `change`: others have saved since one last opened the project.
 */
export const notificationKinds = ['mention', 'reply', 'comment', 'share', 'change'] as const;

export const notificationResponse = z.object({
  id: z.string(),
  kind: z.enum(notificationKinds),
  project: z.string(),
  projectName: z.string(),
  toolset: z.string().nullable(),
  comment: z.string().nullable(),
  /** Who it was; null: nobody in particular, or the account is deleted. */
  by: z.string().nullable(),
  isGuest: z.boolean(),
  at: z.string(),
  read: z.boolean(),
});

export const readNotificationsRequest = z.object({ read: z.array(id).min(1).max(500) });

export type NotificationKind = (typeof notificationKinds)[number];
export type Notification = z.infer<typeof notificationResponse>;
