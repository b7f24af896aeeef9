import type { ExportBrand, ExportDocument } from '#server/export/ExportDocument.ts';

import { hex } from './hex.ts';

/** Colours of covers and of the openings of stages, as PowerPoint writes them. */
export interface DeckLook {
  fill: string;
  onFill: string;
  quietOnFill: string;
}

export const slate = '2F3E50';
const usual: DeckLook = { fill: slate, onFill: 'FFFFFF', quietOnFill: 'C5CEDA' };

/** The colours of those who hand it over, or else the usual ones. */
export function deckLook(brand?: ExportBrand): DeckLook {
  if (!brand?.colours) return usual;
  const { fill, onFill } = brand.colours;
  return { fill: hex(fill), onFill: hex(onFill), quietOnFill: hex(onFill) };
}

/** A logo as the layouts hold it. */
export interface DeckLogo {
  data: string;
  /** In pixels. */
  width: number;
  height: number;
}

export function deckLogo({ brand, images }: Pick<ExportDocument, 'brand' | 'images'>): DeckLogo | null {
  const bytes = brand?.logo && images.get(brand.logo.fileName);
  if (!brand?.logo || !bytes) return null;
  const { mediaType, width, height } = brand.logo;
  return { data: `${mediaType};base64,${Buffer.from(bytes).toString('base64')}`, width, height };
}
