import { HeadingLevel, Paragraph, type ParagraphChild } from 'docx';

const levels = [
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
  HeadingLevel.HEADING_5,
  HeadingLevel.HEADING_6,
];

/** A heading in Word's own style of its level; those too deep for one take the deepest. */
export function docxHeading(level: number, children: ParagraphChild[]): Paragraph {
  const heading = levels[Math.min(level, levels.length) - 1] ?? HeadingLevel.HEADING_6;
  return new Paragraph({ heading, children });
}
