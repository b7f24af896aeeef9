import type { ComponentType, ReactNode } from 'react';

import { latePart } from './latePart.tsx';

/** What a page is about, with what keeps its place: where it cannot be loaded, the page says so. */
export const lateView = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder: ReactNode | ((props: Props) => ReactNode) = null,
) => latePart(load, { placeholder, isNeeded: true });
