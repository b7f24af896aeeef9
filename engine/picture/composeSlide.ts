import type { Area } from './Area.ts';
import type { Drawing } from './Layout.ts';
import { setLegend } from './legend/setLegend.ts';
import { markWords } from './markWords.ts';
import type { PictureSource } from './PictureSource.ts';
import type { Scene } from './Scene.ts';

const gap = 10;

/** The height that a drawing's legend takes below it. */
export function legendRoom(drawing: Drawing, area: Area): number {
  const legend = legendOf(drawing, area);
  return legend ? legend.height + gap : 0;
}

/** A drawing with its legend at the foot of its slide, without a band: the slide has a title of its own. */
export function composeSlide(drawing: Drawing, source: PictureSource, area: Area): Scene {
  const { about, description } = drawing;
  const elements = markWords(drawing.elements, source);
  const title = about ? `${source.title} – ${about}` : source.title;
  const height = area.height ?? drawing.height;
  const scene = { width: area.width, height, title, about, description, elements };
  const legend = legendOf(drawing, area);
  if (!legend) return scene;
  return { ...scene, height: height + gap + legend.height, elements: [...elements, legend.drawAt(0, height + gap)] };
}

function legendOf({ legend = [] }: Drawing, { width, type }: Area) {
  return legend.length > 0 ? setLegend(legend, { width, most: 2, size: type.small, least: type.least }) : null;
}
