import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

import type { Context, Middleware } from 'koa';
import send from 'koa-send';

import { isUnchanged } from './isUnchanged.ts';

const aYear = 31_536_000_000; // milliseconds

/** What the head of the page at an address says beside what all say; null: nothing. */
type TagsOf = (path: string) => Promise<string | null>;

/**
 * Serves the built pages: hashed files as immutable, and index.html for every address of the browser's router, known or
 * not.
 */
export function serveWeb(directory: string, tagsOf: TagsOf = async () => null): Middleware {
  return async (context, next) => {
    if (context.method !== 'GET' && context.method !== 'HEAD') return next();
    if (!existsSync(path.join(directory, 'index.html'))) return next();
    if (path.extname(context.path) === '') return sendPage(context, directory, await tagsOf(context.path));
    const isHashed = context.path.startsWith('/assets/');
    try {
      await send(context, context.path, { root: directory, maxAge: isHashed ? aYear : 0, immutable: isHashed });
    } catch (error) {
      // Absent, outside of the folder, or an invalid path: not found.
      if (((error as { status?: number }).status ?? 500) >= 500) throw error;
      return wantsPage(context) ? sendMissing(context, directory) : next();
    }
    answerFresh(context);
  };
}

async function sendPage(context: Context, directory: string, tags: string | null) {
  if (tags !== null) return sendTagged(context, directory, tags);
  await send(context, 'index.html', { root: directory });
  context.set('Cache-Control', 'no-cache');
  answerFresh(context);
}

async function sendTagged(context: Context, directory: string, tags: string) {
  const page = await readFile(path.join(directory, 'index.html'), 'utf8');
  context.type = 'html';
  context.set('Cache-Control', 'no-cache');
  // As a function: what people wrote may hold signs that replacing gives a meaning.
  context.body = page.replace('</head>', () => `  ${tags}\n  </head>`);
}

/** A navigation accepts HTML; a request for a missing script or picture does not, and gets no page. */
function wantsPage(context: Context): boolean {
  return context.get('accept').includes('text/html');
}

/** 404 with the page, which shows its own "not found". */
async function sendMissing(context: Context, directory: string) {
  await send(context, 'index.html', { root: directory });
  context.status = 404;
  context.set('Cache-Control', 'no-store');
}

// koa-send sets the validators but never answers 304.
function answerFresh(context: Context) {
  if (!isUnchanged(context)) return;
  (context.body as { destroy?: () => void } | null)?.destroy?.();
  context.status = 304;
}
