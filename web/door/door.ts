import { proxy, ref } from 'valtio';

import type { SketchContent, SketchForm } from '#engine/protocol/sketch.ts';
import { ideaKey, type KeptIdea } from '#web/account/broughtSketch.ts';
import { beginSketch, fetchSketchForm, followSketch } from '#web/api/sketches.ts';
import { currentLanguage } from '#web/i18n/currentLanguage.ts';
import { describeFailure } from '#web/stores/describeFailure.ts';
import { keepInTab, readKept } from '#web/stores/keptInTab.ts';
import { LatestRequest } from '#web/stores/LatestRequest.ts';
import { onPersonChange } from '#web/stores/onPersonChange.ts';
import type { OpaqueRef } from '#web/stores/OpaqueRef.ts';

const kept = readKept<KeptIdea>(ideaKey);

/**
 * The door: an idea, and what is drawn of it. `example`: nobody has typed, and the example's drawing is shown. `idle`:
 * there are words, and nothing is drawn of them.
 */
export const door = proxy({
  text: kept?.text ?? '',
  phase: (kept ? 'idle' : 'example') as 'example' | 'idle' | 'drawing' | 'drawn',
  /** What sketches are made of; null until it is loaded, and where it cannot be. */
  form: null as OpaqueRef<SketchForm> | null,
  drafts: ref([]) as OpaqueRef<SketchContent['drafts']>,
  /** Why nothing was drawn. */
  failure: null as string | null,
});

const drawing = new LatestRequest();

// What somebody has typed is not for whoever comes next.
onPersonChange(() => typeIdea(''));

/** Loads what is shown before anybody types, and what was drawn before the page was loaded anew. */
export async function openDoor(): Promise<void> {
  const { sketch } = readKept<KeptIdea>(ideaKey) ?? {};
  if (sketch !== undefined && door.phase === 'idle') void follow(async () => sketch, keepText);
  // What cannot be loaded is left out: people come to sign in.
  const form = await fetchSketchForm().catch(() => null);
  door.form = form && ref<SketchForm>(form);
  if (form && door.phase === 'example') door.drafts = ref(form.example.drafts);
}

/** The first letter clears what is drawn, and stops what is being drawn. */
export function typeIdea(text: string): void {
  drawing.cancel();
  const drafts = text === '' ? (door.form?.example.drafts ?? []) : [];
  Object.assign(door, { text, phase: text === '' ? 'example' : 'idle', failure: null, drafts: ref(drafts) });
  keepText();
}

function keepText(): void {
  keepInTab(ideaKey, door.text === '' ? null : ({ text: door.text } satisfies KeptIdea));
}

/** Has the idea drawn; what was typed stays whatever comes of it. */
export async function drawIdea(): Promise<void> {
  await follow(
    async () => (await beginSketch(door.text, currentLanguage())).secret,
    (words) => (door.failure = words),
  );
}

/** Shows a sketch as it is drawn, and keeps it for whoever signs in once it is. */
async function follow(begin: () => Promise<string>, tell: (failure: string) => void): Promise<void> {
  const signal = drawing.begin();
  Object.assign(door, { phase: 'drawing', failure: null, drafts: ref([]) });
  const fail = (failure: string) => {
    Object.assign(door, { phase: 'idle', drafts: ref([]) });
    tell(failure);
  };
  try {
    const secret = await begin();
    if (signal.aborted) return;
    await followSketch(
      secret,
      ({ name, data }) => {
        if (signal.aborted) return;
        if (name === 'failed') return fail(data.error.message);
        door.drafts = ref(data.drafts);
        if (name === 'content') return;
        door.phase = 'drawn';
        keepInTab(ideaKey, { text: door.text, sketch: secret } satisfies KeptIdea);
      },
      signal,
    );
  } catch (error) {
    if (!signal.aborted) fail(describeFailure(error).text);
  }
}
