import { subscribeKey } from 'valtio/utils';

import { toolsetScreen } from '#web/stores/toolset-document/toolsetScreen.ts';

/** The page's own request comes first: what it brings is no news. */
export async function untilIdle(): Promise<void> {
  const isIdle = () => toolsetScreen.phase !== 'loading' && !toolsetScreen.saving && !toolsetScreen.generation;
  while (!isIdle()) {
    await new Promise<void>((resolve) => {
      const stops = (['phase', 'saving', 'generation'] as const).map((key) =>
        subscribeKey(toolsetScreen, key, () => {
          for (const stop of stops) stop();
          resolve();
        }),
      );
    });
  }
}
