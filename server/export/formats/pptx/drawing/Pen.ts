import type { ExportImages } from '#server/export/ExportImages.ts';
import { emuPerInch, emuPerPoint } from '#server/export/formats/pptx/lengths.ts';
import type { SlideLanguages } from '#server/export/formats/pptx/SlideLanguages.ts';

/** Where and how large a scene is drawn on its slide, and which numbers and names its shapes get. */
export class Pen {
  readonly #scale: number;
  readonly #left: number;
  readonly #top: number;
  readonly languages: SlideLanguages;
  readonly images: ExportImages;
  readonly nameOf: (kind: 'box' | 'line' | 'ellipse' | 'path' | 'image') => string;
  // Those below are taken by what the master brings.
  #id = 1000;

  /** @param place the scene's top left corner and the length of its unit, in inches */
  constructor(
    place: { x: number; y: number; unit: number },
    languages: SlideLanguages,
    nameOf: (kind: 'box' | 'line' | 'ellipse' | 'path' | 'image') => string,
    images: ExportImages = new Map(),
  ) {
    this.#scale = place.unit * emuPerInch;
    this.#left = place.x * emuPerInch;
    this.#top = place.y * emuPerInch;
    this.languages = languages;
    this.nameOf = nameOf;
    this.images = images;
  }

  nextId(): number {
    return (this.#id += 1);
  }

  x(units: number): number {
    return Math.round(this.#left + units * this.#scale);
  }

  y(units: number): number {
    return Math.round(this.#top + units * this.#scale);
  }

  length(units: number): number {
    return Math.round(units * this.#scale);
  }

  /** Hundredths of a point. */
  points(units: number): number {
    return Math.round((units * this.#scale * 100) / emuPerPoint);
  }
}
