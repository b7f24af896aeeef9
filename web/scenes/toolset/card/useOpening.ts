import { useCallback, useMemo, useState } from 'react';

import type { CardSubject } from '#engine/picture/cardSubject.ts';
import { findRoom } from '#engine/picture/growing/findRoom.ts';
import { growScene } from '#engine/picture/growing/growScene.ts';
import type { Scene } from '#engine/picture/Scene.ts';
import { schemaAt } from '#engine/schema/schemaAt.ts';
import type { ToolsetSchema } from '#engine/schema/ToolsetSchema.ts';
import type { Opening } from '#web/picture/Opening.ts';

/** Lists of statements and texts are written where they stand, as high as it takes; null for all else. */
export function useOpening(schema: ToolsetSchema, subject: CardSubject, isSheet: boolean) {
  const { pointer } = subject;
  const isWritten = !isSheet && (subject.line !== undefined || isText(schema, subject));
  const [taken, setTaken] = useState({ pointer, height: 0 });
  const height = taken.pointer === pointer ? taken.height : 0;
  const opening = useMemo((): Opening | null => {
    if (!isWritten) return null;
    return {
      pointer,
      makeRoom(scene: Scene) {
        const room = findRoom(scene.elements, pointer);
        if (!room) return null;
        const grown = growScene(scene, room, height);
        const by = grown.height - scene.height;
        return { scene: grown, place: room.place, ground: { ...room.ground, height: room.ground.height + by } };
      },
    };
  }, [isWritten, pointer, height]);
  const grow = useCallback((to: number) => setTaken({ pointer, height: to }), [pointer]);
  return { opening, grow };
}

function isText(schema: ToolsetSchema, { pointer, item }: CardSubject): boolean {
  const node = schemaAt(schema, pointer);
  return item === null && node?.type === 'string' && !node.enum && !node.format;
}
