import { readdirSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../../node_modules/@expo-google-fonts');
// For what Inter has no signs for.
const others = {
  'noto-emoji': ['400Regular'],
  'noto-sans-hebrew': ['400Regular', '600SemiBold'],
  'noto-sans-arabic': ['400Regular', '600SemiBold'],
};
const otherFolders = Object.entries(others).flatMap(([name, weights]) =>
  weights.map((weight) => path.join(folder, name, weight)),
);

/** Folders with a file each of the fonts that documents are set in. */
export const fontFolders = [
  ...['400Regular', '400Regular_Italic', '500Medium', '600SemiBold', '700Bold'].map((weight) =>
    path.join(folder, 'inter', weight),
  ),
  ...otherFolders,
];

/** The files of the fonts that pictures are drawn with; made by `scripts/fonts/writePictureFonts.ts`. */
export const pictureFonts = [path.join(import.meta.dirname, 'picture-fonts'), ...otherFolders].flatMap((each) =>
  readdirSync(each)
    .filter((file) => file.endsWith('.ttf'))
    .map((file) => path.join(each, file)),
);
