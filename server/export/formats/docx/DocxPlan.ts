import type { IRunOptions } from 'docx';

import type { Language } from '#engine/languages/languages.ts';

import type { DocxPictures } from './DocxPictures.ts';

/** What all parts of a document are written by. */
export interface DocxPlan {
  pictures: DocxPictures;
  language: Language;
  /** The level of a toolset's heading: 2 below stages, 1 where it stands alone. */
  chapterLevel: 1 | 2;
  /** Of what people wrote: marks its language where the document speaks another. */
  contentLook: IRunOptions;
}
