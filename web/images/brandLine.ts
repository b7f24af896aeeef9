import { screenColours } from '#engine/brand/screenColours.ts';

// The grounds of the two themes on which the colour stands out least.
const grounds = { light: '#ffffff', dark: '#171e27' };

/**
 * Class names of a line in somebody's colour, and their values; null where they have none.
 *
 * @param otherwise its colour in a theme where theirs would hardly be seen
 */
export function brandLine(colour: string | undefined, otherwise: string) {
  if (!colour) return null;
  const { light, dark } = screenColours(colour, grounds);
  return {
    className: 'bg-(--brand-light) dark:bg-(--brand-dark)',
    style: { '--brand-light': light ?? otherwise, '--brand-dark': dark ?? otherwise } as Record<string, string>,
  };
}
