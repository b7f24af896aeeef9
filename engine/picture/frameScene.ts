import { type Area, areas, type PictureForm } from './Area.ts';
import { drawText } from './elements/drawText.ts';
import type { Drawing } from './Layout.ts';
import type { LegendGroup } from './legend/Legend.ts';
import { setLegend } from './legend/setLegend.ts';
import { markWords } from './markWords.ts';
import type { PictureSource } from './PictureSource.ts';
import type { GroupElement, Scene } from './Scene.ts';
import { typesetText } from './text/typesetText.ts';

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
  const { about, description, legend = [] } = drawing;
  const elements = markWords(drawing.elements, source);
  if (form !== 'sheet') {
    const { height, drawing: all } = withLegend({ ...drawing, elements }, legend, areas[form]);
    return { width: areas[form].width, height, title, about, description, elements: all };
  }

  const { margin, band } = sheet;
  const body: GroupElement = { kind: 'group', x: margin, y: band + 16, elements };
  return {
    width: sheet.width,
    height: sheet.height,
    title,
    about,
    description,
    elements: [
      drawBand(drawing.about ?? '', source, of > 1 ? source.words.sheet(number, of) : ''),
      body,
      ...drawFoot(legend),
    ],
  };
}

/** On a page the legend follows the drawing. */
function withLegend({ height, elements }: Drawing, legend: readonly LegendGroup[], { width, type }: Area) {
  if (legend.length === 0) return { height, drawing: elements };
  const set = setLegend(legend, { width, most: 12, size: type.small, least: type.least });
  return { height: height + 12 + set.height, drawing: [...elements, set.drawAt(0, height + 12)] };
}

/** On a sheet it has the room below the drawing. */
function drawFoot(legend: readonly LegendGroup[]): GroupElement[] {
  if (legend.length === 0) return [];
  const { width, height, margin, band } = sheet;
  const { type, height: body } = areas.sheet;
  const set = setLegend(legend, { width: width - 2 * margin, most: 2, size: type.small, least: type.least });
  const bottom = band + 16 + (body ?? 0);
  return [set.drawAt(margin, bottom + 4 + (height - bottom - 8 - set.height) / 2)];
}

function drawBand(about: string, source: PictureSource, count: string): GroupElement {
  const { width, margin, band } = sheet;
  const name = typesetText(source.title, { width: 700, height: 36, size: 26, least: 20, weight: 600 });
  const subject = typesetText(about, { width: 620, height: 24, size: 16, least: 14 });
  return {
    kind: 'group',
    isFrame: true,
    elements: [
      drawText(name, { x: margin, y: 22, role: 'accent-1' }),
      drawText(subject, { x: width - margin - 70, y: 30, role: 'quiet', align: 'end' }),
      drawText(typesetText(count, { width: 60, height: 24, size: 14, least: 14 }), {
        x: width - margin,
        y: 31,
        role: 'quiet',
        align: 'end',
      }),
      { kind: 'line', x1: margin, y1: band, x2: width - margin, y2: band, stroke: 'line', strokeWidth: 1.5 },
    ],
  };
}
