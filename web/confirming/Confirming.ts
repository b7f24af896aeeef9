import type { ComponentType } from 'react';

import type { Part } from '#engine/reading/Part.ts';

import type { ConfirmablePlaces } from './ConfirmablePlaces.ts';

/** What is confirmed together: a part of a reading, or fields and items of a form under a name; neither: the page. */
export interface ConfirmSpotProps {
  part?: Part;
  pointers?: readonly string[];
  name?: string;
}

/** What confirms in the open toolset. It is loaded after the page. */
export interface Confirming {
  places: ConfirmablePlaces;
  Spot: ComponentType<ConfirmSpotProps>;
  Approval: ComponentType<{ pointers: readonly string[] }>;
}
