import { type Area, areas } from './Area.ts';
import { legendRoom } from './composeSlide.ts';
import type { Drawing } from './Layout.ts';

/**
 * The room of a slide for drawings, without that of their legend.
 *
 * @param onSheet the same drawings on a sheet
 * @param scale how many times as large as on a sheet type is
 */
export function slideArea(onSheet: readonly Drawing[], proportion: number, scale: number): Area {
  const { width, height } = areas.sheet;
  const widest = Math.max(width, (height ?? 0) / proportion) / scale;
  const area = { ...areas.sheet, width: widest, height: widest * proportion };
  return { ...area, height: area.height - Math.max(0, ...onSheet.map((drawing) => legendRoom(drawing, area))) };
}
