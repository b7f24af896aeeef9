import { setTimeout as sleep } from 'node:timers/promises';

import type { Language } from '#engine/languages/languages.ts';
import type { SketchEvents } from '#engine/protocol/sketch.ts';
import type { Connection } from '#server/database/Database.ts';
import { translate } from '#server/i18n/translate.ts';

import { findOpenSketch } from './findOpenSketch.ts';

const every = 300; // milliseconds

interface Watched {
  secret: string;
  language: Language;
}

type Tell = <Name extends keyof SketchEvents>(name: Name, data: SketchEvents[Name]) => void;

/** Tells what there is of a sketch whenever there is more, and how it ended. The row is the truth for all servers. */
export async function watchSketch(
  connection: Connection,
  { secret, language }: Watched,
  tell: Tell,
  signal: AbortSignal,
): Promise<void> {
  let told = '';
  for (;;) {
    const { status, drafts } = await findOpenSketch(connection, secret);
    if (signal.aborted) return;
    const now = JSON.stringify(drafts);
    if (status === 'drawing' && now !== told && drafts.length > 0) tell('content', { drafts });
    told = now;
    if (status === 'done') return tell('done', { drafts });
    if (status === 'failed') {
      const words = (part: 'title' | 'message') => translate(language, `errors.sketch-failed.${part}`);
      return tell('failed', { error: { key: 'sketch-failed', title: words('title'), message: words('message') } });
    }
    await sleep(every, undefined, { signal }).catch(() => {});
    if (signal.aborted) return;
  }
}
