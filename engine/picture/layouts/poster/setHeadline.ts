import { typesetText, type TypesetText, type TextRoom } from '#engine/picture/text/typesetText.ts';

// Lines of large type stand closer than those of small type.
const leading = 1.14;
const usual = 1.34;

/** Sets a text in large type. */
export function setHeadline(text: string, { height, ...room }: TextRoom): TypesetText {
  const set = typesetText(text, { ...room, height: height === null ? null : (height * usual) / leading, weight: 700 });
  const lineHeight = Math.round(set.size * leading);
  return { ...set, lineHeight, height: set.lines.length * lineHeight };
}
