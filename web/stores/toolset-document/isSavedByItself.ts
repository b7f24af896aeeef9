import { project } from '#web/stores/project.ts';
import { session } from '#web/stores/session.ts';

import { toolsetScreen } from './toolsetScreen.ts';

/** Whether the person has what they type saved by itself, and may save here. A draft waits for an approval. */
export function isSavedByItself(): boolean {
  const { current } = project;
  return (
    session.user?.savesByItself === true &&
    current?.mode !== 'read' &&
    current?.role !== 'viewer' &&
    !toolsetScreen.server?.draft
  );
}
