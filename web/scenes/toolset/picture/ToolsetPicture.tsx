import { type ComponentProps, type ReactNode, useDeferredValue, useMemo } from 'react';

import { leftUnsaid } from '#engine/picture/leftUnsaid.ts';
import type { Scene } from '#engine/picture/Scene.ts';
import type { Block } from '#engine/reading/Block.ts';
import { Skeleton } from '#web/components/Skeleton.tsx';
import { PictureFigure } from '#web/picture/PictureFigure.tsx';
import { useDrawLayout } from '#web/picture/useDrawLayout.ts';

import type { AskedField } from './AskedField.ts';
import { useAskedPart } from './useAskedPart.ts';

type FigureProps = ComponentProps<typeof PictureFigure>;

interface ToolsetPictureProps extends Omit<FigureProps, 'drawLayout' | 'children' | 'onOpen'> {
  readOnly: boolean;
  asked: AskedField | null;
  onOpen: (pointer: string, field?: string) => void;
  /** What the document says. */
  blocks: readonly Block[];
  /** Below the picture, with what it leaves unsaid. */
  renderBelow: (unsaid: readonly Block[]) => ReactNode;
}

/** The picture of the open toolset, which opens the card of a field that is asked for, and what it leaves unsaid. */
export function ToolsetPicture({ readOnly, asked, blocks, renderBelow, ...figure }: ToolsetPictureProps) {
  const { subject, onOpen } = figure;
  const drawLayout = useDrawLayout(subject.definition.ui.picture);
  if (!drawLayout) return <Skeleton className="aspect-video" />;
  return (
    <PictureFigure drawLayout={drawLayout} {...figure}>
      {(scenes) => <Below {...{ scenes, asked, readOnly, subject, onOpen, blocks, renderBelow }} />}
    </PictureFigure>
  );
}

interface BelowProps extends Pick<
  ToolsetPictureProps,
  'asked' | 'readOnly' | 'subject' | 'onOpen' | 'blocks' | 'renderBelow'
> {
  scenes: readonly Scene[];
}

function Below({ blocks, renderBelow, ...asking }: BelowProps) {
  useAskedPart(asking);
  // The picture first.
  const scenes = useDeferredValue(asking.scenes);
  const unsaid = useMemo(() => leftUnsaid(blocks, scenes), [blocks, scenes]);
  return renderBelow(unsaid);
}
