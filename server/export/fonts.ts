import path from 'node:path';

const inter = path.resolve(import.meta.dirname, '../../node_modules/@expo-google-fonts/inter');

/** Folders with a file each of the font whose widths the pictures are set with. */
export const fontFolders = ['400Regular', '400Regular_Italic', '500Medium', '600SemiBold', '700Bold'].map((name) =>
  path.join(inter, name),
);
