import { type ReactNode, useEffect, useMemo } from 'react';

import { ImagesContext } from './ImagesContext.ts';
import { ProjectImages } from './ProjectImages.ts';

interface ImagesOfProps {
  /** Where the images are read, such as /api/projects/…/images. */
  path: string;
  children: ReactNode;
}

/** Lets everything in it show the uploaded images of a project. */
export function ImagesOf({ path, children }: ImagesOfProps) {
  const images = useMemo(() => new ProjectImages(path), [path]);
  useEffect(() => () => images.release(), [images]);
  return <ImagesContext value={images}>{children}</ImagesContext>;
}
