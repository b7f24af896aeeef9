import { paperColours } from '#engine/picture/renderers/paperColours.ts';
import { slate } from '#server/export/formats/pptx/DeckLook.ts';
import { hex } from '#server/export/formats/pptx/hex.ts';

import { mend } from './mend.ts';

const themeColours: Record<string, string> = {
  dk2: slate,
  lt2: hex(paperColours.wash),
  ...Object.fromEntries(
    ([1, 2, 3, 4, 5, 6] as const).map((number) => [`accent${number}`, hex(paperColours[`accent-${number}`])]),
  ),
};

/** A theme with the colours of the pictures, which programs then offer for what is added by hand. */
export function withOwnColours(xml: string): string {
  return mend(
    xml,
    'colour of the theme',
    /(<a:(\w+)><a:srgbClr val=")([0-9A-F]{6})/g,
    (_, before: string, name: string, colour: string) => `${before}${themeColours[name] ?? colour}`,
  );
}
