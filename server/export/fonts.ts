import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../../node_modules/@expo-google-fonts');
const files = {
  // The font whose widths the pictures are set with.
  inter: ['400Regular', '400Regular_Italic', '500Medium', '600SemiBold', '700Bold'],
  // For what Inter has no signs for.
  'noto-emoji': ['400Regular'],
  'noto-sans-hebrew': ['400Regular', '600SemiBold'],
  'noto-sans-arabic': ['400Regular', '600SemiBold'],
};

/** Folders with a font file each. */
export const fontFolders = Object.entries(files).flatMap(([name, weights]) =>
  weights.map((weight) => path.join(folder, name, weight)),
);
