import { useSearchParams } from 'react-router-dom';

import type { OpenDocument } from '#web/document/OpenDocument.ts';
import { useMay } from '#web/stores/useMay.ts';

const toolsetModes = ['picture', 'reading', 'fields'] as const;

export type ToolsetMode = (typeof toolsetModes)[number];

/** What addresses said before there was a picture to work on. */
const aliases = new Map<string, ToolsetMode>([
  ['view', 'picture'],
  ['edit', 'fields'],
]);

interface Modes {
  mode: ToolsetMode;
  /** Those that there are: of a folder without a picture none to look at, for whoever may only read no form. */
  modes: readonly ToolsetMode[];
}

/**
 * How the toolset is shown: as the address says, else its picture; a folder without one opens with its form, or to be
 * read. In a project in read mode, and for viewers, there is no form.
 */
export function useToolsetMode(document: OpenDocument): Modes {
  const { edit } = useMay();
  const [parameters] = useSearchParams();
  const hasPicture = document.editable.source.definition.ui.picture.length > 0;
  const modes = toolsetModes.filter((each) => (each !== 'picture' || hasPicture) && (each !== 'fields' || edit));
  const asked = parameters.get('mode') ?? '';
  const meant = aliases.get(asked) ?? asked;
  const fallback = hasPicture ? 'picture' : edit && asked !== 'view' ? 'fields' : 'reading';
  return { mode: modes.find((each) => each === meant) ?? fallback, modes };
}

/** Where the mode of the open toolset is changed to; with a pointer, to the field there. */
export function modeHref(mode: ToolsetMode, pointer = ''): string {
  return `?mode=${mode}${pointer === '' ? '' : `#${encodeURI(pointer)}`}`;
}
