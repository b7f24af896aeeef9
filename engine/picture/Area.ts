/**
 * Where a picture is shown. sheet: a fixed sheet for slides and documents. page: as wide as the toolset's page and as
 * high as its content. narrow: a phone, in one column.
 */
export type PictureForm = 'sheet' | 'page' | 'narrow';

/** The room that a layout fills, without the frame around it. */
export interface Area {
  form: PictureForm;
  width: number;
  /** null: as high as the content needs. */
  height: number | null;
  /** Sizes of type. Nothing is set smaller than `least`. */
  type: { heading: number; text: number; small: number; least: number };
  /** The pointer of what is written where it stands; it may have more room. */
  written?: string | undefined;
}

/** The room within each form. */
export const areas: Record<PictureForm, Area> = {
  sheet: { form: 'sheet', width: 1520, height: 764, type: { heading: 18, text: 15.5, small: 13.5, least: 12.5 } },
  page: { form: 'page', width: 958, height: null, type: { heading: 13.5, text: 12.5, small: 12, least: 12 } },
  narrow: { form: 'narrow', width: 356, height: null, type: { heading: 14, text: 13, small: 12, least: 12 } },
};
