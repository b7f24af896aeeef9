import type { ReactNode } from 'react';

import type { StepMark } from '#engine/progress/stepMark.ts';

export type PaletteGroup = 'toolsets' | 'projects' | 'articles' | 'actions';

export interface PaletteEntry {
  id: string;
  group: PaletteGroup;
  name: string;
  icon: ReactNode;
  /** Such as the stage of a toolset. */
  note?: string;
  state?: StepMark;
  run: () => void;
}
