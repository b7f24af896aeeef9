import type { Area } from '#engine/picture/Area.ts';
import { drawText } from '#engine/picture/elements/drawText.ts';
import { setSection } from '#engine/picture/elements/setSection.ts';
import { setTexts } from '#engine/picture/elements/setTexts.ts';
import type { PictureWords } from '#engine/picture/PictureWords.ts';
import type { GroupElement, SceneElement } from '#engine/picture/Scene.ts';
import { fairShares } from '#engine/picture/text/fairShares.ts';
import { typesetText } from '#engine/picture/text/typesetText.ts';

import type { Poster } from './readPoster.ts';
import { setHeadline } from './setHeadline.ts';
import { setTitle } from './setTitle.ts';

const gap = { sheet: 18, page: 14, narrow: 14 };
const headline = {
  sheet: { size: 54, least: 24, height: 190 },
  page: { size: 34, least: 18, height: 124 },
  narrow: { size: 28, least: 18, height: 200 },
};

interface MessageRoom {
  width: number;
  /** null: as high as it needs. */
  limit: number | null;
  size: number;
}

/** What a poster says: name, slogan, sentences, benefits. */
export interface SetMessage {
  height: number;
  /** Draws it from top to bottom; what the height is more than needed lies about the sentences. */
  draw: (x: number, y: number, height: number) => SceneElement[];
}

/** Sets what a poster says at one size; where a limit is short, sentences and benefits give way. */
export function setMessage(
  poster: Poster,
  { width, limit, size }: MessageRoom,
  area: Area,
  words: PictureWords,
): SetMessage {
  const { slogan, sentences, benefits } = poster;
  const between = gap[area.form];
  const title = setTitle(poster, width, area);
  const slogans = setSlogan();
  const fixed = title.height + between + (slogans ? slogans.height + between : 0);
  const [sentencesLimit, benefitsLimit] = limits();
  const said = setSaid(sentencesLimit);
  const gained = setGained(benefitsLimit);
  const height = fixed + (said ? said.height : 0) + (said && gained ? between : 0) + (gained ? gained.height : 0);

  return {
    height,
    draw: (x, y, wanted) => {
      const spare = Math.max(0, wanted - height);
      const top = y + title.height + between;
      const below = y + fixed + spare / 2;
      return [
        ...title.draw(x, y),
        ...(slogans ? [drawSlogan(x, top)] : []),
        ...(said ? [drawSaid(x, below)] : []),
        ...(gained ? [gained.draw(x, y + wanted - gained.height)] : []),
      ];
    },
  };

  function setSlogan() {
    if (!slogan) return null;
    const [text] = slogan.texts;
    const { text: small, least } = area.type;
    if (text === undefined) return typesetText(words.none, { width, height: null, size: small, least });
    return setHeadline(text, { width, ...headline[area.form] });
  }

  function limits(): [number | null, number | null] {
    if (limit === null) return [null, null];
    const needs = [setSaid(null)?.height ?? 0, setGained(null)?.height ?? 0];
    const [first = 0, second = 0] = fairShares(needs, limit - fixed - between);
    return [first, second];
  }

  function setSaid(most: number | null) {
    const room = { width, height: most, size, least: Math.min(size, area.type.least) };
    return sentences && setTexts(sentences, { ...room, weight: 400, columns: 1 }, words);
  }

  function setGained(most: number | null) {
    const room = { width, limit: most, size: Math.min(size, area.type.heading), paint: 'filled' } as const;
    return benefits && setSection(benefits, room, area, words);
  }

  function drawSlogan(x: number, y: number): GroupElement {
    const text = slogan?.texts[0];
    return {
      kind: 'group',
      pointer: slogan?.pointer ?? '',
      label: `${slogan?.title ?? ''}: ${text ?? words.none}`,
      elements: slogans ? [drawText(slogans, { x, y, role: text === undefined ? 'quiet' : 'accent-1' })] : [],
    };
  }

  function drawSaid(x: number, y: number): GroupElement {
    return {
      kind: 'group',
      pointer: sentences?.pointer ?? '',
      label: `${sentences?.title ?? ''}: ${sentences?.texts.join(' ') || words.none}`,
      elements: said ? said.drawAt(x, y) : [],
    };
  }
}
