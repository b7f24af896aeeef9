import { readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../../node_modules/@expo-google-fonts/inter');

/** The files of the font whose widths the pictures are set with. */
export const fontFiles = ['400Regular', '400Regular_Italic', '500Medium', '600SemiBold', '700Bold'].map((name) =>
  path.join(folder, name, `Inter_${name}.ttf`),
);

export function readFonts(): Buffer[] {
  return fontFiles.map((file) => readFileSync(file));
}
