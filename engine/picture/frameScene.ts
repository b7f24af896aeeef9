import { areas, type PictureForm } from './Area.ts';
import { drawText } from './elements/drawText.ts';
import type { Drawing } from './Layout.ts';
import type { PictureSource } from './PictureSource.ts';
import type { GroupElement, Scene } from './Scene.ts';
import { setText } from './text/setText.ts';

const sheet = { width: 1600, height: 900, margin: 40, band: 72 };

interface Frame {
  source: PictureSource;
  form: PictureForm;
  number: number;
  of: number;
}

/** Puts a drawing on its sheet: with a band that holds title, subject and sheet number, or bare on a page. */
export function frameScene(drawing: Drawing, { source, form, number, of }: Frame): Scene {
  const title = drawing.about ? `${source.title} – ${drawing.about}` : source.title;
  const { about, description, elements } = drawing;
  if (form !== 'sheet')
    return { width: areas[form].width, height: drawing.height, title, about, description, elements };

  const { margin, band } = sheet;
  const body: GroupElement = { kind: 'group', x: margin, y: band + 16, elements };
  return {
    width: sheet.width,
    height: sheet.height,
    title,
    about,
    description,
    elements: [drawBand(drawing.about ?? '', source, of > 1 ? source.words.sheet(number, of) : ''), body],
  };
}

function drawBand(about: string, source: PictureSource, count: string): GroupElement {
  const { width, margin, band } = sheet;
  const name = setText(source.title, { width: 700, height: 36, size: 26, least: 20, weight: 600 });
  const subject = setText(about, { width: 620, height: 24, size: 16, least: 14 });
  return {
    kind: 'group',
    isFrame: true,
    elements: [
      drawText(name, { x: margin, y: 22, role: 'accent-1' }),
      drawText(subject, { x: width - margin - 70, y: 30, role: 'quiet', align: 'end' }),
      drawText(setText(count, { width: 60, height: 24, size: 14, least: 14 }), {
        x: width - margin,
        y: 31,
        role: 'quiet',
        align: 'end',
      }),
      { kind: 'line', x1: margin, y1: band, x2: width - margin, y2: band, stroke: 'line', strokeWidth: 1.5 },
    ],
  };
}
