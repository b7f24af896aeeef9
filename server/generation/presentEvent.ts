import type { Language } from '#engine/languages/languages.ts';
import { type GenerationEventName, type GenerationEvents, wholeProject } from '#engine/protocol/generation.ts';
import type { ToolsetRegistry } from '#engine/registry/ToolsetRegistry.ts';

import type { PublishedEvent } from './events/GenerationEventBus.ts';
import { generationSummary, wholeErrorView } from './generationView.ts';

/** An event as a browser receives it. */
export type WatchedEvent = {
  [Name in GenerationEventName]: { id: number; name: Name; data: GenerationEvents[Name] };
}[GenerationEventName];

/** Translates an event into the watcher's language. */
export function presentEvent(event: PublishedEvent, registry: ToolsetRegistry, language: Language): WatchedEvent {
  const { id } = event;
  if (event.name === 'content') return { id, name: event.name, data: event.data };
  const summary = generationSummary(event.data, registry, language);
  if (event.name !== 'failed') return { id, name: event.name, data: summary };
  const isReading = event.data.steps.some(({ toolsetId }) => toolsetId === wholeProject);
  return {
    id,
    name: event.name,
    data: { ...summary, error: wholeErrorView(event.data.error, registry, language, isReading) },
  };
}
