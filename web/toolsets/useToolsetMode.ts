import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import type { ToolsetState } from '#engine/protocol/project.ts';
import type { OpenDocument } from '#web/document/OpenDocument.ts';
import { useMay } from '#web/stores/useMay.ts';

export type ToolsetMode = 'view' | 'edit';

/**
 * Whether the toolset is read or edited: as the address says, else by the state in which it was opened. In a project in
 * read mode, and by viewers, it is only read.
 */
export function useToolsetMode(document: OpenDocument): ToolsetMode {
  const { edit } = useMay();
  const [parameters] = useSearchParams();
  const [opened] = useState(() => modeOf(document.status.server, document.status.dirty));
  if (!edit) return 'view';
  const asked = parameters.get('mode');
  return asked === 'view' || asked === 'edit' ? asked : opened;
}

/** What is saved and has nothing waiting to be saved is opened to be read. */
function modeOf(server: ToolsetState, dirty: boolean): ToolsetMode {
  const opensToRead = server.status === 'saved' && !server.draft && !server.activeGenerationId && !dirty;
  return opensToRead ? 'view' : 'edit';
}

/** Where the mode of the open toolset is changed to; in the form, with a pointer, to that field. */
export function modeHref(mode: ToolsetMode, pointer = ''): string {
  return `?mode=${mode}${pointer === '' ? '' : `#${encodeURI(pointer)}`}`;
}
