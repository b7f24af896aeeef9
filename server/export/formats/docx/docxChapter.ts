import { type FileChild, HeadingLevel, ImageRun, Paragraph } from 'docx';

import { withoutFrame } from '#engine/picture/withoutFrame.ts';
import type { Scene } from '#engine/picture/Scene.ts';

import type { Chapter } from '../../ExportDocument.ts';
import { scenePng } from '../../scenePng.ts';
import { docxBlock } from './docxBlock.ts';
import { runs } from './runs.ts';

// Pixels of a picture, and what it takes on paper at 96 to an inch: as wide as the text.
const [sharpWidth, paperWidth] = [1200, 642];

/** A toolset: its title and purpose, its pictures, and what it says. */
export async function docxChapter({ title, purpose, sheets, blocks }: Chapter, isFirst: boolean): Promise<FileChild[]> {
  return [
    new Paragraph({ heading: HeadingLevel.HEADING_1, pageBreakBefore: isFirst, children: runs(title) }),
    new Paragraph({ style: 'Subtitle', children: runs(purpose) }),
    ...(await Promise.all(sheets.map(picture))),
    ...blocks.flatMap(docxBlock),
  ];
}

async function picture(sheet: Scene): Promise<Paragraph> {
  const scene = withoutFrame(sheet);
  const height = Math.round((paperWidth * scene.height) / scene.width);
  const image = new ImageRun({
    type: 'png',
    data: await scenePng(scene, sharpWidth),
    transformation: { width: paperWidth, height },
    altText: { name: scene.title, title: scene.title, description: scene.description },
    outline: { type: 'solidFill', solidFillType: 'rgb', value: 'D3D9E2', width: 6350 },
  });
  return new Paragraph({ style: 'Picture', children: [image] });
}
