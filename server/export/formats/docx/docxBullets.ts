import { AlignmentType, type INumberingOptions, LevelFormat } from 'docx';

/** What the style of lists refers to. */
export const bullets = 'bullets';

export const docxNumbering: INumberingOptions = {
  config: [
    {
      reference: bullets,
      levels: [
        {
          level: 0,
          format: LevelFormat.BULLET,
          text: '•',
          alignment: AlignmentType.LEFT,
          style: { style: 'ListBullet', paragraph: { indent: { left: 284, hanging: 227 } }, run: { color: '566072' } },
        },
      ],
    },
  ],
};
