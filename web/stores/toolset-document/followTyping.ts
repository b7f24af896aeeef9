import type { OpenDocument } from '#web/document/OpenDocument.ts';

import { isSavedByItself } from './isSavedByItself.ts';
import { toolsetScreen } from './toolsetScreen.ts';

/** From now on each pause in typing saves, if the person wants that; most do not, and load nothing for it. */
export function followTyping(document: OpenDocument): void {
  const start = () => {
    if (!isSavedByItself()) return;
    document.onEdit = null;
    void import('./saveByItself.ts').then(
      ({ startSaving }) => startSaving(document),
      // Without a network: with the next key.
      () => (document.onEdit = start),
    );
  };
  document.onEdit = start;
  // What was typed on the last visit was to be saved by itself, too.
  if (document.status.restored) start();
}

/** The page is left: whatever depends on what was typed is told the rest. */
export function leaveSitting(): void {
  const { projectId, toolsetId, savedAt } = toolsetScreen;
  if (savedAt === null) return;
  toolsetScreen.savedAt = null;
  // Where it fails, the sitting ends by the pause.
  void import('./saveByItself.ts').then(({ tellRest }) => tellRest(projectId, toolsetId)).catch(() => {});
}
