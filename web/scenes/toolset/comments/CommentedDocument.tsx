import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';

import { pointerOfPlace } from '#engine/comments/place.ts';
import { CommentSpotsContext } from '#web/comments/CommentSpots.ts';
import type { OpenDocument } from '#web/document/OpenDocument.ts';
import { comments, loadComments, openComments, refreshComments } from '#web/stores/comments.ts';
import { toolsetScreen } from '#web/stores/toolset-document/toolsetScreen.ts';

/** Loads the comments on the open toolset, and lets what is within show where they are in what stands there now. */
export function CommentedDocument({
  document: { editable },
  children,
}: {
  document: OpenDocument;
  children: ReactNode;
}) {
  const { projectId, toolsetId } = useSnapshot(toolsetScreen);
  const { list } = useSnapshot(comments);
  const [parameters] = useSearchParams();
  const asked = parameters.get('comment');
  useEffect(() => {
    void loadComments(projectId, toolsetId);
    window.addEventListener('focus', refreshComments);
    return () => {
      window.removeEventListener('focus', refreshComments);
      comments.open = null;
    };
  }, [projectId, toolsetId]);
  useEffect(() => {
    if (asked !== null) openComments({ pointer: null, thread: asked });
  }, [asked]);

  const { schema } = editable.source.definition;
  const threads = useMemo(
    () => (list ?? []).filter(({ replyTo, resolved, place }) => replyTo === null && !resolved && place !== null),
    [list],
  );
  // As text, so that nothing is drawn again unless a mark moves.
  const places = useSyncExternalStore(
    (listener) => editable.subscribe('', listener),
    () => threads.map(({ place }) => pointerOfPlace(schema, editable.content, place!) ?? '').join('\n'),
  );
  const spots = useMemo(() => {
    const pointers = places.split('\n').filter((pointer) => pointer !== '');
    return {
      countOf: (pointer: string) => pointers.filter((each) => each === pointer).length,
      countAt: (pointer: string) => pointers.filter((each) => `${each}/`.startsWith(`${pointer}/`)).length,
      open: (pointer: string) => openComments({ pointer, thread: null }),
    };
  }, [places]);
  return <CommentSpotsContext value={spots}>{children}</CommentSpotsContext>;
}
