import type { GenerationKind } from '#engine/protocol/generation.ts';
import type { Announcement } from '#server/live/ProjectBus.ts';

/** What a project is told when a generation, or its draft of a toolset, has ended. */
export function endOf(kind: GenerationKind, toolset: string | null): Announcement {
  return kind === 'critique'
    ? { name: 'critique', data: { by: null } }
    : { name: 'draft', data: { toolset, state: 'ended', by: null } };
}
