import { readdirSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../../node_modules/@expo-google-fonts');
const weights = {
  // The font whose widths the pictures are set with.
  inter: ['400Regular', '400Regular_Italic', '500Medium', '600SemiBold', '700Bold'],
  // For what Inter has no signs for.
  'noto-emoji': ['400Regular'],
  'noto-sans-hebrew': ['400Regular', '600SemiBold'],
  'noto-sans-arabic': ['400Regular', '600SemiBold'],
};

/** Folders with a font file each. */
export const fontFolders = Object.entries(weights).flatMap(([name, each]) =>
  each.map((weight) => path.join(folder, name, weight)),
);

export const fontFiles = fontFolders.flatMap((each) =>
  readdirSync(each)
    .filter((file) => file.endsWith('.ttf'))
    .map((file) => path.join(each, file)),
);
