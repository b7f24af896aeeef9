import type { ReactNode } from 'react';

import type { Language } from '#engine/languages/languages.ts';
import type { StepMark } from '#engine/progress/stepMark.ts';

export type PaletteGroup = 'toolsets' | 'texts' | 'projects' | 'articles' | 'actions';

export interface PaletteEntry {
  id: string;
  group: PaletteGroup;
  name: string;
  /** Where a text stands. */
  detail?: string;
  /** Of a name that people wrote in another language than the page's. */
  lang?: Language | undefined;
  icon: ReactNode;
  /** Such as the stage of a toolset. */
  note?: string;
  state?: StepMark;
  run: () => void;
}
