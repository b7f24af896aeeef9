export type Palette = Record<string, string>;

/** The colour tokens of a style sheet, by name without dashes: the light ones, and the dark ones merged over them. */
export function readColours(styleSheet: string): { light: Palette; dark: Palette } {
  const light = colours(block(styleSheet, ':root {'));
  return { light, dark: { ...light, ...colours(block(styleSheet, "[data-theme='dark'] {")) } };
}

function block(styleSheet: string, opening: string): string {
  return styleSheet.split(opening)[1]?.split('}')[0] ?? '';
}

function colours(rules: string): Palette {
  return Object.fromEntries([...rules.matchAll(/--([\w-]+): (#[\da-f]{6});/g)].map(([, name, value]) => [name, value]));
}
