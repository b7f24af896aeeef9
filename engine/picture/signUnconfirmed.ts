import type { Language } from '#engine/languages/languages.ts';
import type { DraftedPlaces } from '#engine/provenance/draftedPlaces.ts';
import { unconfirmedMark, unconfirmedWords } from '#engine/reading/unconfirmedWords.ts';

import type { Drawing, MarkDrawing } from './Layout.ts';
import type { PictureSource } from './PictureSource.ts';
import type { GroupElement, SceneElement, TextElement } from './Scene.ts';

/**
 * Puts a sign behind what nobody has confirmed: once for a part of which all is so, behind its first words. Where it
 * holds for all that is drawn, only the legend says it.
 *
 * @param isToldBeside whether the legend is needed on sheets alone, which are taken away from what stands beside them
 */
export function signUnconfirmed(
  places: DraftedPlaces,
  { language, isToldBeside = false }: { language: Language; isToldBeside?: boolean },
): MarkDrawing | undefined {
  if (places.drafted.size === 0) return undefined;
  return (drawing, source, form) => {
    const { legend, ...signed } = sign(drawing, source, { places, words: unconfirmedWords[language] });
    return { ...signed, legend: isToldBeside && form !== 'sheet' ? (drawing.legend ?? []) : (legend ?? []) };
  };
}

interface Signing {
  places: DraftedPlaces;
  words: (typeof unconfirmedWords)[Language];
}

function sign(drawing: Drawing, source: PictureSource, { places: { drafted, written }, words }: Signing): Drawing {
  const legend = (word: string) => [
    { name: '', items: [{ word: `${unconfirmedMark} ${word}` }] },
    ...(drawing.legend ?? []),
  ];
  if (!written.has(''))
    return {
      ...drawing,
      description: `${drawing.description.replace(/\.$/, '')}. ${words.whole}.`,
      legend: legend(words.whole),
    };
  const elements = signAll(drawing.elements);
  return elements === drawing.elements ? drawing : { ...drawing, elements, legend: legend(words.legend) };

  /** The same array where nothing within is signed. */
  function signAll(given: SceneElement[]): SceneElement[] {
    const signed = given.map((element) => (element.kind === 'group' ? signGroup(element) : element));
    return signed.some((element, index) => element !== given[index]) ? signed : given;
  }

  function signGroup(group: GroupElement): GroupElement {
    const { pointer } = group;
    const isDrafted = pointer !== undefined && drafted.has(pointer);
    if (isDrafted && !written.has(pointer)) return signFirst(group, () => true);
    const elements = signAll(group.elements);
    if (elements !== group.elements) return { ...group, elements };
    const isSigned = isDrafted && (group.wordsAt?.some((at) => drafted.has(at)) ?? true);
    return isSigned ? signFirst(group, (text) => !source.isWord(text)) : group;
  }

  function signFirst(group: GroupElement, isMeant: (text: string) => boolean): GroupElement {
    let isDone = false;
    const isText = (text: string) => hasWords.test(text) && isMeant(text);
    // Behind initials, in the middle of a disc, only where there is nothing else.
    let elements = visit(group.elements, (text) => isText(text) && !initials.test(text));
    if (!isDone) elements = visit(group.elements, isText);
    if (!isDone) return group;
    return { ...group, elements, ...(group.label !== undefined && { label: `${group.label} (${words.all})` }) };

    function visit(given: SceneElement[], isSigned: (text: string) => boolean): SceneElement[] {
      return given.map((element) => {
        if (isDone) return element;
        if (element.kind === 'group') return { ...element, elements: visit(element.elements, isSigned) };
        if (element.kind !== 'text' || !isSigned(element.lines.join(' '))) return element;
        isDone = true;
        return { ...behind(element), ...(source.isWord(element.lines.join(' ')) && { isWord: true }) };
      });
    }
  }
}

/** Numbers and the letter of a mark are no words. */
const hasWords = /\p{L}{2}/u;
const initials = /^\p{Lu}{2}$/u;

function behind(text: TextElement): TextElement {
  const lines = text.lines.map((line, index) =>
    index === text.lines.length - 1 ? `${line}\u00A0${unconfirmedMark}` : line,
  );
  return { ...text, lines };
}
