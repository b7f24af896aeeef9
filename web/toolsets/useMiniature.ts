import { useEffect, useMemo, useRef, type RefObject } from 'react';
import { useSnapshot } from 'valtio';

import { useLanguage } from '#web/i18n/useLanguage.ts';
import type { Miniature } from '#web/picture/drawMiniature.ts';

import { keyOf, loadMiniature, miniatures, type MiniatureSubject } from './miniatures.ts';

/** The small picture of a toolset, loaded as soon as its frame is seen; null until then and where there is none. */
export function useMiniature(
  projectId: string,
  status: MiniatureSubject['status'],
): { frame: RefObject<HTMLSpanElement | null>; miniature: Miniature | null } {
  const frame = useRef<HTMLSpanElement>(null);
  const language = useLanguage();
  const { byKey } = useSnapshot(miniatures);
  const subject = useMemo(() => ({ projectId, status, language }), [projectId, status, language]);
  useEffect(() => {
    if (!frame.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      void loadMiniature(subject);
    });
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [subject]);
  return { frame, miniature: byKey[keyOf(subject)] ?? null };
}
