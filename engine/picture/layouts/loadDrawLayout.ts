import type { Draw } from '#engine/picture/Layout.ts';

import type { LayoutDescription } from './layoutContract.ts';

type Kind = LayoutDescription['kind'];
type Loaders = { [K in Kind]: () => Promise<Draw<Extract<LayoutDescription, { kind: K }>>> };

/** What draws each kind, loaded when one is there to be drawn. */
export const layoutLoaders: Loaders = {
  bars: async () => (await import('./bars/drawBars.ts')).drawBars,
  board: async () => (await import('./board/drawBoard.ts')).drawBoard,
  bones: async () => (await import('./bones/drawBones.ts')).drawBones,
  canvas: async () => (await import('./canvas/drawCanvas.ts')).drawCanvas,
  cards: async () => (await import('./cards/drawCards.ts')).drawCards,
  chart: async () => (await import('./chart/drawChart.ts')).drawChart,
  forces: async () => (await import('./forces/drawForces.ts')).drawForces,
  grid: async () => (await import('./grid/drawGrid.ts')).drawGrid,
  head: async () => (await import('./head/drawHead.ts')).drawHead,
  matrix: async () => (await import('./matrix/drawMatrix.ts')).drawMatrix,
  poster: async () => (await import('./poster/drawPoster.ts')).drawPoster,
  table: async () => (await import('./table/drawTable.ts')).drawTable,
  timeline: async () => (await import('./timeline/drawTimeline.ts')).drawTimeline,
  tree: async () => (await import('./tree/drawTree.ts')).drawTree,
};

/** Every kind of layout. */
export const layoutKinds = Object.keys(layoutLoaders) as Kind[];

/** Loads what draws these layouts, since a page needs one or two kinds. The function it gives throws on other kinds. */
export async function loadDrawLayout(layouts: Iterable<Kind>): Promise<Draw<LayoutDescription>> {
  const drawers = new Map(
    await Promise.all(
      Array.from(
        new Set(layouts),
        async (kind) => [kind, (await layoutLoaders[kind]()) as Draw<LayoutDescription>] as const,
      ),
    ),
  );
  return (layout, source, area) => {
    const draw = drawers.get(layout.kind);
    if (!draw) throw new Error(`What draws "${layout.kind}" has not been loaded.`);
    return draw(layout, source, area);
  };
}
