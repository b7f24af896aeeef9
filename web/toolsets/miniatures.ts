import { proxy, ref } from 'valtio';

import type { Language } from '#engine/languages/languages.ts';
import type { ToolsetStatus } from '#engine/protocol/project.ts';
import { fetchToolsetState } from '#web/api/toolsets.ts';
import type { Miniature } from '#web/picture/drawMiniature.ts';
import { loadDefinition } from '#web/stores/definitions.ts';
import { Lanes } from '#web/stores/Lanes.ts';
import { onPersonChange } from '#web/stores/onPersonChange.ts';
import type { OpaqueRef } from '#web/stores/OpaqueRef.ts';

/** Small pictures by the version of what they show; null: there is none, or it is on its way. */
export const miniatures = proxy({ byKey: {} as Record<string, OpaqueRef<Miniature> | null> });

onPersonChange(() => {
  miniatures.byKey = {};
});

// What a person opens meanwhile must not wait behind pictures.
const lanes = new Lanes(2);

export interface MiniatureSubject {
  projectId: string;
  status: Pick<ToolsetStatus, 'id' | 'status' | 'revision' | 'updatedAt'>;
  language: Language;
}

export function keyOf({ projectId, status: { id, status, revision, updatedAt }, language }: MiniatureSubject): string {
  // What is empty is sketched, alike in every project.
  return status === 'empty' ? id : [projectId, id, status, revision, updatedAt, language].join(' ');
}

/** Draws the small picture of a toolset's content, once; of an empty toolset, what it will look like. */
export async function loadMiniature(subject: MiniatureSubject): Promise<void> {
  const key = keyOf(subject);
  if (key in miniatures.byKey) return;
  miniatures.byKey[key] = null;
  try {
    const miniature = await lanes.run(() => draw(subject));
    miniatures.byKey[key] = miniature && ref<Miniature>(miniature);
  } catch {
    // The icon stays, until the page is opened again.
    delete miniatures.byKey[key];
  }
}

async function draw({ projectId, status: { id, status }, language }: MiniatureSubject): Promise<Miniature | null> {
  const { definition } = await loadDefinition(id);
  if (definition.ui.picture.length === 0) return null;
  const { miniatureOf } = await import('#web/picture/miniatureOf.ts');
  if (status === 'empty') {
    const { sketchContent } = await import('#engine/picture/sketchContent.ts');
    return miniatureOf({ definition, content: sketchContent(definition.schema), language });
  }
  const { content, references } = await fetchToolsetState(projectId, id);
  return miniatureOf({ definition, content: content ?? {}, language, references });
}
