import type { Context } from 'koa';

import { isTimeZone } from '#engine/dates/isTimeZone.ts';
import { type Zoned, zoneOf } from '#engine/dates/zoneOf.ts';
import { languageFacts } from '#engine/languages/languages.ts';
import { timeZoneHeader } from '#engine/protocol/timeZoneHeader.ts';

import { readLanguage } from './readLanguage.ts';

/** Where the reader is: as their browser says, else where it last was, else by their language. */
export function readTimeZone(context: Context, user: Zoned | null): string {
  const sent = sentTimeZone(context);
  if (sent !== null) return sent;
  return user ? zoneOf(user) : languageFacts[readLanguage(context)].timeZone;
}

/** What the browser says; null where it says nothing that is known here. */
export function sentTimeZone(context: Context): string | null {
  const sent = context.get(timeZoneHeader);
  return isTimeZone(sent) ? sent : null;
}
