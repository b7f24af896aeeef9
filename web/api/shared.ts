import type { GuestComment, NewGuestComment } from '#engine/protocol/guestComment.ts';
import type { SharedProject, SharedToolset } from '#engine/protocol/shareLink.ts';
import type { Standing } from '#engine/protocol/standing.ts';
import type { StorySlide } from '#engine/story/Story.ts';
import { exampleToken } from '#web/paths.ts';

import { call } from './call.ts';

/** Where a share link's project is read, or the example in the page's language; its images lie below. */
export const sharedAddress = (token: string) =>
  token === exampleToken
    ? `/api/examples/${document.documentElement.lang}`
    : `/api/shared/${encodeURIComponent(token)}`;

export const fetchSharedProject = (token: string) => call<SharedProject>(sharedAddress(token));

export const fetchSharedToolset = (token: string, toolset: string) =>
  call<SharedToolset>(`${sharedAddress(token)}/toolsets/${encodeURIComponent(toolset)}`);

export const fetchSharedStanding = (token: string) => call<Standing>(`${sharedAddress(token)}/standing`);

export const fetchSharedStory = (token: string) => call<{ slides: StorySlide[] }>(`${sharedAddress(token)}/story`);

export const fetchGuestComments = (token: string) => call<GuestComment[]>(`${sharedAddress(token)}/comments`);

export const writeGuestComment = (token: string, comment: NewGuestComment) =>
  call<GuestComment>(`${sharedAddress(token)}/comments`, { method: 'POST', body: comment });
