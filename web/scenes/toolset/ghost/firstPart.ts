import { drawPictureWith, type PictureSubject } from '#engine/picture/drawPictureWith.ts';
import { loadDrawLayout } from '#engine/picture/layouts/loadDrawLayout.ts';
import { partPointers } from '#engine/picture/partPointers.ts';

/** The pointer of the first part of a picture that opens its fields; that of the form's first field where none does. */
export async function firstPart(subject: PictureSubject): Promise<string> {
  const { picture, sections } = subject.definition.ui;
  const drawLayout = await loadDrawLayout(picture.map(({ kind }) => kind));
  const [first] = partPointers(drawPictureWith(drawLayout, subject, 'page'));
  return first ?? sections[0]?.fields[0] ?? '';
}
