import type { Area } from '#engine/picture/Area.ts';
import { drawText } from '#engine/picture/elements/drawText.ts';
import type { PictureSource } from '#engine/picture/PictureSource.ts';
import type { PictureWords } from '#engine/picture/PictureWords.ts';
import type { GroupElement, SceneElement } from '#engine/picture/Scene.ts';
import { greatestFitting } from '#engine/picture/text/greatestFitting.ts';
import { measureText } from '#engine/picture/text/measureText.ts';
import { typesetText } from '#engine/picture/text/typesetText.ts';

import { onNoBranch } from './onNoBranch.ts';
import type { Tree } from './readTree.ts';

const pad = 12;
const between = 6;

/** What no node stands for, in a dashed box below the tree; null where there is nothing. */
export function setApart(
  { apart }: Tree,
  { words, language }: PictureSource,
  { width, form, type }: Area,
  limit: number | null,
): { height: number; drawAt: (y: number) => GroupElement } | null {
  if (apart.length === 0) return null;
  const named = onNoBranch[language];
  const style = { size: type.small, least: type.least, height: null } as const;
  const isBelow = form === 'narrow';
  const inner = width - 2 * pad;
  const title = typesetText(named, { ...style, width: inner, weight: 600 });
  const longest = Math.max(...apart.map(({ name }) => measureText(name, type.small, 600)));
  const indent = isBelow ? 0 : Math.min(inner / 4, longest) + 14;
  const each = limit === null ? null : (limit - 2 * pad - title.height) / apart.length - between;
  const rows = apart.map(({ name, texts }) => {
    const heading = typesetText(name, { ...style, width: isBelow ? inner : indent - 14, weight: 600 });
    const text = setWithin(texts, { ...style, width: inner - indent }, each, words);
    const height = isBelow ? heading.height + text.height : Math.max(heading.height, text.height);
    return { heading, text, height };
  });
  const height = rows.reduce((sum, row) => sum + between + row.height, 2 * pad + title.height);
  const told = apart.map(({ name, texts }) => `${name}: ${texts.join('; ')}`).join('. ');

  return {
    height,
    drawAt(y) {
      const box = { kind: 'box', x: 0.75, y: 0.75, width: width - 1.5, height: height - 1.5, radius: 10 } as const;
      const elements: SceneElement[] = [
        { ...box, stroke: 'assumed', strokeWidth: 1.2, dash: 'dashed' },
        drawText(title, { x: pad, y: pad, role: 'quiet' }),
      ];
      let top = pad + title.height;
      for (const { heading, text, height: own } of rows) {
        top += between;
        const below = isBelow ? heading.height : 0;
        elements.push(drawText(heading, { x: pad, y: top }), drawText(text, { x: pad + indent, y: top + below }));
        top += own;
      }
      return { kind: 'group', x: 0, y, label: `${named}. ${told}`, elements };
    },
  };
}

/** Names one after the other; where there is no room for all, how many more there are. */
function setWithin(
  texts: readonly string[],
  room: { width: number; size: number; least: number; height: null },
  limit: number | null,
  words: PictureWords,
) {
  const setSome = (count: number) => {
    const more = count < texts.length ? [words.more(texts.length - count)] : [];
    return typesetText([...texts.slice(0, count), ...more].join(' · '), room);
  };
  if (limit === null) return setSome(texts.length);
  const counts = texts.map((_, index) => texts.length - index);
  return setSome(greatestFitting(counts, (count) => setSome(count).height <= limit) ?? 0);
}
