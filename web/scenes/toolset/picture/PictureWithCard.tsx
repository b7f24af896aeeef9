import { type ReactNode, useCallback, useState } from 'react';
import { useSnapshot } from 'valtio';

import type { Language } from '#engine/languages/languages.ts';
import type { PictureSubject } from '#engine/picture/drawPictureWith.ts';
import type { Block } from '#engine/reading/Block.ts';
import { lateDialog } from '#web/components/lateDialog.ts';
import { latePart } from '#web/components/latePart.tsx';
import { lateView } from '#web/components/lateView.ts';
import { Skeleton } from '#web/components/Skeleton.tsx';
import type { EditableDocument } from '#web/document/EditableDocument.ts';
import { formTexts } from '#web/form/formTexts.ts';
import { withWords } from '#web/i18n/withWords.ts';
import type { Opening } from '#web/picture/Opening.ts';
import { PictureBoundary } from '#web/picture/PictureBoundary.tsx';
import { useIsNarrow } from '#web/picture/useIsNarrow.ts';
import { project } from '#web/stores/project.ts';

import type { AskedField } from './AskedField.ts';

const ToolsetPicture = lateView(
  async () => (await import('./ToolsetPicture.tsx')).ToolsetPicture,
  <Skeleton className="aspect-video" />,
);
const PictureCard = lateDialog(
  formTexts.with(
    withWords('editing', async () => (await import('#web/scenes/toolset/card/PictureCard.tsx')).PictureCard),
  ),
);
// Rarely needed.
const PictureFailure = latePart(async () => (await import('./PictureFailure.tsx')).PictureFailure);

interface PictureWithCardProps {
  subject: PictureSubject;
  document: EditableDocument;
  language: Language;
  readOnly: boolean;
  /** Whether a draft is being written, and nothing may be edited in the picture. */
  isWriting: boolean;
  asked: AskedField | null;
  /** What stands below a picture that cannot be drawn. */
  instead: ReactNode;
  /** What the document says. */
  blocks: readonly Block[];
  /** What stands below the picture, with what it leaves unsaid. */
  renderBelow: (unsaid: readonly Block[]) => ReactNode;
}

/** The picture of the open toolset with the card of its part that is open; or what stands in its place, and why. */
export function PictureWithCard(props: PictureWithCardProps) {
  const { subject, document, language, readOnly, isWriting, asked, instead, blocks, renderBelow } = props;
  const { current } = useSnapshot(project);
  const [opened, setOpened] = useState<{ pointer: string; field: string | undefined } | null>(null);
  const open = useCallback((pointer: string, field?: string) => setOpened({ pointer, field }), []);
  const [opening, setOpening] = useState<Opening | null>(null);
  const isNarrow = useIsNarrow();
  const close = useCallback(() => setOpened(null), []);
  const fail = (error: unknown) => (
    <div className="flex flex-col gap-5">
      <PictureFailure error={error} />
      {instead}
    </div>
  );
  return (
    <PictureBoundary instead={fail}>
      <ToolsetPicture
        subject={subject}
        project={current?.name ?? ''}
        onOpen={open}
        opened={opened?.pointer}
        document={readOnly || isWriting ? undefined : document}
        opening={opening}
        renderCard={(spot) =>
          opened !== null && (
            <PictureCard
              document={document}
              language={language}
              pointer={opened.pointer}
              field={opened.field}
              readOnly={readOnly}
              isSheet={isNarrow}
              isAsked={opening !== null}
              spot={spot}
              onOpening={setOpening}
              onOpen={open}
              onClose={close}
            />
          )
        }
        {...{ readOnly, asked, blocks, renderBelow }}
      />
    </PictureBoundary>
  );
}
