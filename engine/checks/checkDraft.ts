import type { Toolset } from '#engine/contract/Toolset.ts';
import { textsOf } from '#engine/evidence/isQuoteIn.ts';
import type { Language } from '#engine/languages/languages.ts';
import { toPattern } from '#engine/schema/pattern.ts';
import { getAt } from '#engine/schema/pointer.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import type { DraftRemark } from './DraftRemark.ts';
import { findCopies, runsOf } from './findCopies.ts';
import { findLooseFigures } from './findLooseFigures.ts';
import { findOtherLanguage } from './findOtherLanguage.ts';
import { findRepeats } from './findRepeats.ts';
import { isInOtherLanguage } from './isInOtherLanguage.ts';
import { writtenByModel } from './writtenByModel.ts';

/** More than these nobody reads. */
const mostRemarks = 60;

interface CheckedDraft {
  document: ToolsetDocument;
  /** What stood before: its words are no news. */
  before: ToolsetDocument | null;
  language: Language;
  /** All that the project holds, and whatever else the model was told. */
  known: string;
}

/**
 * What is worth a look in a draft that is valid: texts in another language, items that say the same again, figures that
 * stand in nothing that the project holds, and words of the example company.
 */
export function checkDraft(toolset: Toolset, { document, before, language, known }: CheckedDraft): DraftRemark[] {
  const said = new Set(textsOf(before));
  const { texts: all, numbers } = writtenByModel(toolset, document);
  const tests = toolset.manifest.hypotheses.map(({ list }) => list);
  const texts = all.filter(({ value }) => !said.has(value));
  const isOther = isInOtherLanguage(texts, language);
  const examples = runsOf(textsOf(toolset.examples[language]));
  const remarks: DraftRemark[] = [
    ...(isOther ? [{ pointer: '', kind: 'language' as const, words: '' }] : []),
    ...(isOther ? [] : findOtherLanguage(texts, language)).map((pointer) => remark(pointer, 'language')),
    ...findRepeats(document)
      .filter((pointer) => texts.some((text) => `${text.pointer}/`.startsWith(`${pointer}/`)))
      .map((pointer) => remark(nameOf(pointer), 'repeat')),
    ...figuresByPlace(findLooseFigures({ texts, numbers }, known, tests)),
    ...findCopies(texts, examples, known).map(({ pointer, words }) => remark(pointer, 'copy', words)),
  ];
  return remarks.slice(0, mostRemarks);

  /** The field by which an item is known, or its first one: an item has no place of its own for a note. */
  function nameOf(pointer: string): string {
    const item = getAt(document, pointer);
    if (typeof item !== 'object' || item === null) return pointer;
    const list = toPattern(pointer.slice(0, pointer.lastIndexOf('/')));
    const title = toolset.ui.itemTitles[list] ?? Object.keys(item).find((key) => key !== 'id');
    return title === undefined ? pointer : `${pointer}/${title}`;
  }
}

function remark(pointer: string, kind: DraftRemark['kind'], words = ''): DraftRemark {
  return { pointer, kind, words };
}

/** Those of one text together. */
function figuresByPlace(figures: ReturnType<typeof findLooseFigures>): DraftRemark[] {
  const places = new Map<string, Set<string>>();
  for (const { pointer, figure } of figures) places.set(pointer, (places.get(pointer) ?? new Set()).add(figure));
  return [...places].map(([pointer, some]) => remark(pointer, 'figure', [...some].join(', ')));
}
