import type { Area } from '#engine/picture/Area.ts';
import { drawText } from '#engine/picture/elements/drawText.ts';
import type { PictureWords } from '#engine/picture/PictureWords.ts';
import type { SceneElement } from '#engine/picture/Scene.ts';
import { lineHeightOf, typesetText } from '#engine/picture/text/typesetText.ts';

import { layPlot } from './layPlot.ts';
import type { Chart } from './readChart.ts';
import { setNotes } from './setNotes.ts';

const gap = 8;

/** A chart of which all is set but the plot, which takes what height there is. */
export interface SetChart {
  /** Without the plot. */
  height: number;
  hasPlot: boolean;
  draw: (x: number, y: number, plotHeight: number) => SceneElement;
}

/** Sets a chart: its heading, the plot, and below it what each line says in words. */
export function setChart(chart: Chart, width: number, area: Area, words: PictureWords): SetChart {
  const { type } = area;
  const { title, lines } = chart;
  const room = { width, height: lineHeightOf(type.heading), size: type.heading, least: type.least };
  const heading = typesetText(title, { ...room, weight: 600 });
  const hasPlot = lines.length > 0;
  const none = typesetText(words.none, { width, height: null, size: type.text, least: type.least });
  const notes = hasPlot ? setNotes(chart, width, area) : [];
  const below = hasPlot ? notes.reduce((sum, { height }) => sum + height, gap) : none.height;
  return { height: heading.height + gap + below, hasPlot, draw };

  function draw(x: number, y: number, plotHeight: number): SceneElement {
    const label = hasPlot ? title : `${title}: ${words.none}`;
    const top = heading.height + gap;
    const elements: SceneElement[] = [
      { kind: 'group', label, elements: [drawText(heading, { x: 0, y: 0, role: 'accent-1' })] },
    ];
    if (!hasPlot) elements.push(drawText(none, { x: 0, y: top, role: 'quiet' }));
    else {
      elements.push({ kind: 'group', x: 0, y: top, elements: layPlot(chart, { width, height: plotHeight }, area) });
      let at = top + plotHeight + gap;
      for (const note of notes) {
        elements.push(note.draw(0, at));
        at += note.height;
      }
    }
    return { kind: 'group', x, y, elements };
  }
}
