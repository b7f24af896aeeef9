import { createContext } from 'react';

import type { ProjectImages } from './ProjectImages.ts';

/** The images of the project on the page; null where there is none, as in a story. */
export const ImagesContext = createContext<ProjectImages | null>(null);
