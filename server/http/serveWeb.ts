import { existsSync } from 'node:fs';
import path from 'node:path';

import type { Context, Middleware } from 'koa';
import send from 'koa-send';

import { isUnchanged } from './isUnchanged.ts';

const aYear = 31_536_000_000; // milliseconds

/** The built pages: hashed files for good, and index.html for every address that the browser's router knows or tells to be none. */
export function serveWeb(directory: string): Middleware {
  return async (context, next) => {
    if (context.method !== 'GET' && context.method !== 'HEAD') return next();
    if (!existsSync(path.join(directory, 'index.html'))) return next();
    if (path.extname(context.path) === '') return sendPage(context, directory);
    const isHashed = context.path.startsWith('/assets/');
    try {
      await send(context, context.path, { root: directory, maxAge: isHashed ? aYear : 0, immutable: isHashed });
    } catch (error) {
      // Absent, outside the folder or not an address at all: there is nothing here.
      if (((error as { status?: number }).status ?? 500) >= 500) throw error;
      return wantsPage(context) ? sendMissing(context, directory) : next();
    }
    answerFresh(context);
  };
}

async function sendPage(context: Context, directory: string) {
  await send(context, 'index.html', { root: directory });
  context.set('Cache-Control', 'no-cache');
  answerFresh(context);
}

/** Somebody followed a link or typed an address; a page that misses a file or a picture asks for no page in its place. */
function wantsPage(context: Context): boolean {
  return context.get('accept').includes('text/html');
}

/** The page, which says so in its own frame and words. */
async function sendMissing(context: Context, directory: string) {
  await send(context, 'index.html', { root: directory });
  context.status = 404;
  context.set('Cache-Control', 'no-store');
}

// koa-send sets what a browser compares, but never says that nothing changed.
function answerFresh(context: Context) {
  if (!isUnchanged(context)) return;
  (context.body as { destroy?: () => void } | null)?.destroy?.();
  context.status = 304;
}
