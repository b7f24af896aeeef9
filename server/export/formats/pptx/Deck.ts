// The types are of a CommonJS module, the module itself is not.
import pptxgenjs from 'pptxgenjs';

import type { Language } from '#engine/languages/languages.ts';
import type { ExportDocument } from '#server/export/ExportDocument.ts';
import type { ExportImages } from '#server/export/ExportImages.ts';

import { cleanLine } from './cleanText.ts';
import { type DeckLook, deckLogo, deckLook } from './DeckLook.ts';
import { defineLayouts, type LayoutName, layoutTitle } from './defineLayouts.ts';
import type { Line } from './Line.ts';
import { notesMark } from './package/finishNotes.ts';
import { finishPackage } from './package/finishPackage.ts';
import { SlideLanguages } from './SlideLanguages.ts';
import type { SlideParts } from './SlideParts.ts';
import { typeface } from './typeface.ts';

type Presentation = InstanceType<typeof pptxgenjs.default>;
export type Slide = ReturnType<Presentation['addSlide']>;

const Presentation = pptxgenjs as unknown as typeof pptxgenjs.default;

/** The slides in their order, each from a layout of one master. */
export class Deck {
  readonly languages: SlideLanguages;
  readonly images: ExportImages;
  readonly look: DeckLook;
  readonly #presentation: Presentation;
  readonly #parts: SlideParts[] = [];
  #section = '';

  constructor(document: Pick<ExportDocument, 'project' | 'language' | 'images' | 'brand'>) {
    const { project, images, brand } = document;
    const { name, author } = project;
    this.languages = new SlideLanguages(document);
    this.images = images;
    this.look = deckLook(brand);
    this.#presentation = new Presentation();
    this.#presentation.layout = 'LAYOUT_WIDE';
    this.#presentation.title = cleanLine(name);
    this.#presentation.subject = '';
    this.#presentation.author = cleanLine(author);
    this.#presentation.company = cleanLine(brand?.company ?? '');
    this.#presentation.theme = { headFontFace: typeface, bodyFontFace: typeface };
    const foot = [name, brand?.company].filter(Boolean).join('  ·  ');
    const { languages, look } = this;
    defineLayouts(this.#presentation, { foot: cleanLine(foot), languages, look, logo: deckLogo(document) });
  }

  /** Of all that people did not write. */
  get language(): Language {
    return this.languages.own;
  }

  /** Slides so far. */
  get length(): number {
    return this.#parts.length;
  }

  /** Slides from here on belong together, and are folded and moved as one. */
  beginSection(title: string): void {
    this.#section = cleanLine(title);
    if (this.#section !== '') this.#presentation.addSection({ title: this.#section });
  }

  /** Adds a slide with its title, notes and shapes; further texts are added to what is returned. */
  add(layout: LayoutName, title: SlideTitle, { notes = [], drawing = '' }: Partial<SlideParts> = {}): Slide {
    const slide = this.#presentation.addSlide({
      masterName: layoutTitle(layout, this.language),
      ...(this.#section !== '' && { sectionTitle: this.#section }),
    });
    const runs = title.runs.map(({ text, isWritten = false }) => ({
      text,
      options: { fontSize: title.size, lang: this.languages.of(isWritten) },
    }));
    slide.addText(runs, { placeholder: 'title' });
    slide.addNotes(notesMark);
    this.#parts.push({ notes, drawing });
    return slide;
  }

  async write(): Promise<Uint8Array> {
    const file = (await this.#presentation.write({ outputType: 'uint8array' })) as Uint8Array;
    return finishPackage(file, this.#parts, this);
  }
}

export interface SlideTitle {
  runs: Line;
  /** In points. */
  size: number;
}
