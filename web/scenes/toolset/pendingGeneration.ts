import i18next from 'i18next';
import { proxy, ref } from 'valtio';

import { takeFields } from '#engine/merge/takeFields.ts';
import { fromItemPointer, toItemPointer } from '#engine/schema/itemPointer.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { hasContent } from '#engine/validation/hasContent.ts';
import type { OpaqueRef } from '#web/stores/OpaqueRef.ts';
import { showToast } from '#web/stores/toasts.ts';
import { generateOpenToolset } from '#web/stores/toolset-document/generate.ts';
import { toolsetScreen, type GenerationRequest } from '#web/stores/toolset-document/toolsetScreen.ts';

/** A requested generation that would overwrite content and waits to be confirmed. */
export const pendingGeneration = proxy({ request: null as OpaqueRef<GenerationRequest> | null, extraNotes: '' });

/** Starts immediately where there is no content to overwrite, else asks first. */
export function requestGeneration(fields: string[] | null): void {
  const { definition, document } = toolsetScreen;
  const content = document?.editable.flush() ?? {};
  const request = { extraNotes: pendingGeneration.extraNotes, fields: fields && inSaved(fields, content) };
  if (request.fields?.length === 0) return showToast('info', i18next.t('toolset.saveFirst'));
  const affected = fields ? takeFields<ToolsetDocument>({}, content, fields) : content;
  if (definition && hasContent(affected, definition.definition.schema))
    pendingGeneration.request = ref<GenerationRequest>(request);
  else void generateOpenToolset(request);
}

/** Some fields of the form as pointers into what the server has, whose lists may be in another order. */
function inSaved(fields: string[], content: ToolsetDocument): string[] {
  const saved = toolsetScreen.document?.status.server.content;
  return fields.flatMap((pointer) => {
    if (pointer.lastIndexOf('/') === 0) return pointer;
    const place = toItemPointer(content, pointer);
    return (place && saved && fromItemPointer(saved, place)) ?? [];
  });
}

export function requestField(pointer: string): void {
  requestGeneration([pointer]);
}

/** @param extraNotes what to change, where the question asks for it. */
export function answerPending(goAhead: boolean, extraNotes?: string): void {
  const { request } = pendingGeneration;
  pendingGeneration.request = null;
  if (goAhead && request) void generateOpenToolset({ ...request, ...(extraNotes !== undefined && { extraNotes }) });
}
