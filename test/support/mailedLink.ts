import { findMails } from '#server/testing/findMails.ts';

import type { App } from './startApp.ts';

/** The path of the newest link mailed to an address that begins so, such as /invitation/. */
export async function mailedLink(app: App, email: string, beginning: string): Promise<string> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const mails = await findMails(app.dataDirectory, email);
    const links = mails.flatMap(({ text = '' }) => text.match(/https?:\/\/\S+/g) ?? []).map((link) => new URL(link));
    const found = links.findLast(({ pathname }) => pathname.startsWith(beginning));
    if (found) return found.pathname;
    await new Promise((wait) => setTimeout(wait, 100));
  }
  throw new Error(`No link to ${beginning} was mailed to ${email}`);
}
