import { useEffect, useState } from 'react';

import type { Draw } from '#engine/picture/Layout.ts';
import type { LayoutDescription } from '#engine/picture/layouts/layoutContract.ts';
import { loadDrawLayout } from '#engine/picture/layouts/loadDrawLayout.ts';

type Kind = LayoutDescription['kind'];
type Loaded = { kinds: string } & ({ drawLayout: Draw<LayoutDescription> } | { error: unknown });

/**
 * What draws a picture of these parts; null until it is loaded. What keeps it from loading is thrown, to the nearest
 * PictureBoundary.
 */
export function useDrawLayout(picture: readonly { kind: Kind }[]): Draw<LayoutDescription> | null {
  const kinds = picture.map(({ kind }) => kind).join(' ');
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    let isAwaited = true;
    const keep = (next: Loaded) => {
      if (isAwaited) setLoaded(next);
    };
    loadDrawLayout(kinds.split(' ') as Kind[]).then(
      (drawLayout) => keep({ kinds, drawLayout }),
      (error: unknown) => keep({ kinds, error }),
    );
    return () => {
      isAwaited = false;
    };
  }, [kinds]);
  if (loaded?.kinds !== kinds) return null;
  if ('error' in loaded) throw loaded.error;
  return loaded.drawLayout;
}
