import { type ComponentProps, use } from 'react';

import { PictureFigure } from '#web/picture/PictureFigure.tsx';

import type { AskedField } from './AskedField.ts';
import { useAskedPart } from './useAskedPart.ts';

type FigureProps = ComponentProps<typeof PictureFigure>;

interface ToolsetPictureProps extends Omit<FigureProps, 'drawLayout' | 'children' | 'onOpen'> {
  loading: Promise<FigureProps['drawLayout']>;
  readOnly: boolean;
  asked: AskedField | null;
  onOpen: (pointer: string) => void;
}

/** The picture of the open toolset, which opens the card of a field that is asked for. */
export function ToolsetPicture({ loading, readOnly, asked, ...figure }: ToolsetPictureProps) {
  return (
    <PictureFigure drawLayout={use(loading)} {...figure}>
      {(scenes) => <AskedPart {...{ scenes, asked, readOnly }} subject={figure.subject} onOpen={figure.onOpen} />}
    </PictureFigure>
  );
}

function AskedPart(props: Parameters<typeof useAskedPart>[0]) {
  useAskedPart(props);
  return null;
}
