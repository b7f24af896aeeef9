import { use, useEffect, useState } from 'react';

import { ImagesContext } from './ImagesContext.ts';

interface ImageAddress {
  /** Absent until it is fetched. */
  address?: string;
  hasFailed?: true;
}

/** The address at which the page can show an uploaded image. */
export function useImageAddress(fileName: string): ImageAddress {
  const images = use(ImagesContext);
  const [known, setKnown] = useState<ImageAddress & { of?: string }>({});
  useEffect(() => {
    let isWanted = true;
    const tell = (told: ImageAddress) => isWanted && setKnown({ ...told, of: fileName });
    images?.addressOf(fileName).then(
      (address) => tell({ address }),
      () => tell({ hasFailed: true }),
    );
    return () => void (isWanted = false);
  }, [images, fileName]);
  return known.of === fileName ? known : {};
}
