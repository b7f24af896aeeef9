import type { PlaceOf } from '#web/standing/PlaceOf.ts';
import { toolsetPath } from '#web/toolsets/toolsetPath.ts';
import { modeHref } from '#web/toolsets/useToolsetMode.ts';

/** Of a project that the person may open: the picture of the toolset, with the card of the item. */
export function placeIn(projectId: string): PlaceOf {
  return ({ toolset, pointer }) => toolsetPath(projectId, toolset) + modeHref('picture', pointer);
}
