import type { ReactNode } from 'react';

import type { StepMark } from '#engine/progress/stepMark.ts';
import type { Language } from '#engine/toolset/languages.ts';

export type PaletteGroup = 'toolsets' | 'projects' | 'articles' | 'actions';

export interface PaletteEntry {
  id: string;
  group: PaletteGroup;
  name: string;
  /** Of a name that people wrote in another language than the page's. */
  lang?: Language | undefined;
  icon: ReactNode;
  /** Such as the stage of a toolset. */
  note?: string;
  state?: StepMark;
  run: () => void;
}
