export interface ColourPair {
  /** Foreground colour. */
  on: string;
  /** Background colour. */
  ground: string;
  /** Required contrast (WCAG): 4.5 for text, 3 for graphics. */
  least: 4.5 | 3;
}

const text = (on: string, ...grounds: string[]) => grounds.map((ground): ColourPair => ({ on, ground, least: 4.5 }));
const drawn = (on: string, ...grounds: string[]) => grounds.map((ground): ColourPair => ({ on, ground, least: 3 }));

/** Which colours are used on which. */
export const colourPairs: readonly ColourPair[] = [
  ...text('text', 'surface', 'raised', 'field', 'field-hover'),
  ...text('muted', 'surface', 'raised', 'field', 'field-hover'),
  ...text('quiet', 'surface', 'raised', 'field'),
  ...text('primary', 'surface', 'raised', 'field'),
  ...text('on-primary', 'primary'),
  ...text('on-primary-tonal', 'primary-tonal'),
  ...text('secondary', 'surface', 'raised'),
  ...text('on-secondary-tonal', 'secondary-tonal'),
  ...text('tertiary', 'surface', 'raised'),
  ...text('on-tertiary-tonal', 'tertiary-tonal'),
  ...text('error', 'surface', 'raised', 'field'),
  ...text('on-error', 'error'),
  ...text('on-error-tonal', 'error-tonal'),
  ...text('success', 'surface', 'raised'),
  ...text('on-success-tonal', 'success-tonal'),
  ...drawn('focus', 'surface', 'raised', 'field', 'primary-tonal', 'secondary-tonal', 'tertiary-tonal', 'error-tonal'),
  ...drawn('outline-strong', 'surface', 'raised', 'field'),
  ...drawn('success', 'field', 'primary-tonal'),
  ...drawn('secondary', 'surface', 'raised', 'primary-tonal'),
  ...drawn('tertiary', 'surface', 'raised', 'primary-tonal'),
  ...drawn('ring', 'surface', 'raised'),
];
