import type { Language } from '#engine/languages/languages.ts';
import type { SketchEvents, SketchForm } from '#engine/protocol/sketch.ts';

import { call } from './call.ts';
import { followEvents } from './followEvents.ts';

export const fetchSketchForm = (signal?: AbortSignal) =>
  call<SketchForm>('/api/sketches', { ...(signal && { signal }) });

export const beginSketch = (text: string, language: Language) =>
  call<{ secret: string }>('/api/sketches', { method: 'POST', body: { text, language } });

export type SketchEvent = {
  [Name in keyof SketchEvents]: { name: Name; data: SketchEvents[Name] };
}[keyof SketchEvents];

/** Follows a sketch to its end. */
export const followSketch = (secret: string, onEvent: (event: SketchEvent) => void, signal: AbortSignal) =>
  followEvents({
    path: `/api/sketches/${encodeURIComponent(secret)}/events`,
    signal,
    take: ({ name, data }) => {
      onEvent({ name, data: JSON.parse(data) } as SketchEvent);
      return name === 'done' || name === 'failed';
    },
  });
