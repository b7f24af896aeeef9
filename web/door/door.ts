import { proxy, ref } from 'valtio';

import type { SketchContent, SketchForm } from '#engine/protocol/sketch.ts';
import { bringSketch } from '#web/account/broughtSketch.ts';
import { beginSketch, fetchSketchForm, followSketch } from '#web/api/sketches.ts';
import { currentLanguage } from '#web/i18n/currentLanguage.ts';
import { describeFailure } from '#web/stores/describeFailure.ts';
import { keepInTab, readKept } from '#web/stores/keptInTab.ts';
import { LatestRequest } from '#web/stores/LatestRequest.ts';
import type { OpaqueRef } from '#web/stores/OpaqueRef.ts';

const textKey = 'idea';

/**
 * The door: an idea, and what is drawn of it. `example`: nobody has typed, and the example's drawing is shown. `idle`:
 * there are words, and nothing is drawn of them.
 */
export const door = proxy({
  text: readKept<string>(textKey) ?? '',
  phase: 'example' as 'example' | 'idle' | 'drawing' | 'drawn',
  /** What sketches are made of; null until it is loaded, and where it cannot be. */
  form: null as OpaqueRef<SketchForm> | null,
  drafts: ref([]) as OpaqueRef<SketchContent['drafts']>,
  /** Why nothing was drawn. */
  failure: null as string | null,
});

const drawing = new LatestRequest();

/** What cannot be loaded is left out: people come to sign in. */
export async function openDoor(): Promise<void> {
  try {
    const form = await fetchSketchForm();
    door.form = ref<SketchForm>(form);
    if (door.phase === 'example') door.drafts = ref(form.example.drafts);
  } catch {
    door.form = null;
  }
}

/** The first letter clears what is drawn. */
export function typeIdea(text: string): void {
  drawing.cancel();
  keepInTab(textKey, text === '' ? null : text);
  bringSketch(null);
  const isExample = text === '' && door.form !== null;
  const drafts = isExample ? door.form!.example.drafts : [];
  Object.assign(door, { text, phase: isExample ? 'example' : 'idle', failure: null, drafts: ref(drafts) });
}

/** Has the idea drawn; what was typed stays whatever comes of it. */
export async function drawIdea(): Promise<void> {
  const signal = drawing.begin();
  Object.assign(door, { phase: 'drawing', failure: null, drafts: ref([]) });
  const fail = (failure: string) => Object.assign(door, { phase: 'idle', failure, drafts: ref([]) });
  try {
    const { secret } = await beginSketch(door.text, currentLanguage());
    if (signal.aborted) return;
    await followSketch(
      secret,
      ({ name, data }) => {
        if (signal.aborted) return;
        if (name === 'failed') return fail(data.error.message);
        door.drafts = ref(data.drafts);
        if (name === 'content') return;
        door.phase = 'drawn';
        bringSketch(secret);
      },
      signal,
    );
  } catch (error) {
    if (!signal.aborted) fail(describeFailure(error).text);
  }
}
