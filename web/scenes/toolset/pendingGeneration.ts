import { proxy, ref } from 'valtio';

import { hasContent } from '#engine/validation/hasContent.ts';

import type { OpaqueRef } from '../../stores/OpaqueRef.ts';
import { generateOpenToolset } from '../../stores/toolset-document/generate.ts';
import { toolsetScreen, type GenerationRequest } from '../../stores/toolset-document/toolsetScreen.ts';

/** A requested generation that would overwrite content and waits to be confirmed. */
export const pendingGeneration = proxy({ request: null as OpaqueRef<GenerationRequest> | null, extraNotes: '' });

/** Starts immediately where there is no content to overwrite, else asks first. */
export function requestGeneration(fields: string[] | null): void {
  const { definition, document } = toolsetScreen;
  const content = document?.editable.flush() ?? {};
  const request = { extraNotes: pendingGeneration.extraNotes, fields };
  const affected = fields
    ? Object.fromEntries(fields.map((pointer) => [pointer.slice(1), content[pointer.slice(1)]]))
    : content;
  if (definition && hasContent(affected, definition.definition.schema))
    pendingGeneration.request = ref<GenerationRequest>(request);
  else void generateOpenToolset(request);
}

export function requestField(pointer: string): void {
  requestGeneration([pointer]);
}

export function answerPending(goAhead: boolean): void {
  const { request } = pendingGeneration;
  pendingGeneration.request = null;
  if (goAhead && request) void generateOpenToolset(request);
}
