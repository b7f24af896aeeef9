import { readdirSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../../node_modules/@expo-google-fonts');
const weights = {
  inter: ['400Regular', '400Regular_Italic', '500Medium', '600SemiBold', '700Bold'],
  // For what Inter has no signs for.
  'noto-emoji': ['400Regular'],
  'noto-sans-hebrew': ['400Regular', '600SemiBold'],
  'noto-sans-arabic': ['400Regular', '600SemiBold'],
};

/** The fonts that documents are set in, the first for all that it has signs for: folders with a file each. */
export const fontFamilies: readonly { name: string; folders: string[] }[] = Object.entries(weights).map(
  ([name, each]) => ({ name, folders: each.map((weight) => path.join(folder, name, weight)) }),
);

/** The font file of a folder. */
export function fontFile(fontFolder: string): string {
  const file = readdirSync(fontFolder).find((name) => name.endsWith('.ttf'));
  if (!file) throw new Error(`No font in ${fontFolder}`);
  return path.join(fontFolder, file);
}
