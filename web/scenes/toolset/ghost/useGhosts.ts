import { useEffect, useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';

import type { PictureSubject } from '#engine/picture/drawPictureWith.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { fetchExample } from '#web/api/examples.ts';
import { project } from '#web/stores/project.ts';
import { toolsetScreen } from '#web/stores/toolset-document/toolsetScreen.ts';

import type { firstPart } from './firstPart.ts';
import type { withGhosts } from './withGhosts.ts';

interface GhostsOf {
  subject: PictureSubject;
  /** The pointer of the first part of the picture that somebody could begin with. */
  firstPart: () => Promise<string>;
}

interface Loaded {
  example: ToolsetDocument;
  add: typeof withGhosts;
  firstPart: typeof firstPart;
}

/**
 * What a picture is drawn from, with ghosts of the example where nothing is yet; null where they are not wanted, and
 * until they are loaded.
 */
export function useGhosts(
  subject: PictureSubject,
  { isWanted, isFilledIn }: { isWanted: boolean; isFilledIn: boolean },
): GhostsOf | null {
  const { definition, language } = subject;
  const { generation } = useSnapshot(toolsetScreen);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const { id } = definition.manifest;
  useEffect(() => {
    if (!isWanted) return;
    let isAwaited = true;
    Promise.all([fetchExample(id, language), import('./withGhosts.ts'), import('./firstPart.ts')]).then(
      ([example, { withGhosts: add }, { firstPart: find }]) =>
        isAwaited && setLoaded({ example, add, firstPart: find }),
      // The page can do without.
      () => {},
    );
    return () => {
      isAwaited = false;
    };
  }, [isWanted, id, language]);
  const { toolsets: steps } = useSnapshot(project);
  const streamed = generation?.streamed ?? null;
  return useMemo(() => {
    if (!isWanted || !loaded) return null;
    const { example, add, firstPart } = loaded;
    return {
      subject: add(subject, { example, steps, streamed, isFilledIn }),
      firstPart: () => firstPart(add(subject, { example, steps, streamed: null, isFilledIn: true })),
    };
  }, [isWanted, loaded, subject, steps, streamed, isFilledIn]);
}
