import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createServer } from 'vite';

import { languages } from '#engine/languages/languages.ts';
import type { PictureForm } from '#engine/picture/Area.ts';
import { drawPicture } from '#engine/picture/drawPicture.ts';
import type { Scene } from '#engine/picture/Scene.ts';
import { exampleReferences } from '#engine/registry/exampleReferences.ts';
import { type Extreme, extremeContent } from '#engine/testing/extremeContent.ts';
import { builtInToolsets } from '#server/toolsets/builtInToolsets.ts';
import { loadToolsets } from '#server/toolsets/loadToolsets.ts';

import { openBrowser } from '../test/support/openBrowser.ts';

// npm run draw [-- folder --toolset id --form sheet,page,narrow --content example,one,most]: the picture of every
// toolset as PNG, also of those in TOOLSETS_DIR, in each language, light, dark and as printed; of the example, with one
// item in each list, or with the most items and the longest texts.
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    toolset: { type: 'string' },
    form: { type: 'string', default: 'sheet,page,narrow' },
    content: { type: 'string', default: 'example,one,most' },
  },
});
const folder = path.resolve(positionals[0] ?? 'drawings');
interface PictureModule {
  Picture: ComponentType<{ scene: Scene }>;
}
const themes = ['light', 'dark', 'print'] as const;

const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom', logLevel: 'error' });
const { Picture } = (await vite.ssrLoadModule('/web/picture/Picture.tsx')) as PictureModule;
const css = readFileSync(new URL('../web/picture/picture.css', import.meta.url), 'utf8');
const font = (weight: string, name: string) => {
  const file = new URL(`../node_modules/@expo-google-fonts/inter/${name}/Inter_${name}.ttf`, import.meta.url);
  const data = readFileSync(file).toString('base64');
  return `@font-face { font-family: Inter; font-weight: ${weight}; src: url(data:font/ttf;base64,${data}); }`;
};
const fonts = [font('400', '400Regular'), font('500', '500Medium'), font('600', '600SemiBold'), font('700', '700Bold')];
const style = `${fonts.join('\n')}\n${css}\n:root { --font-sans: Inter } body { margin: 0; background: var(--picture-ground) }`;

const added = process.env['TOOLSETS_DIR'];
const { registry } = loadToolsets([builtInToolsets, ...(added ? [added] : [])]);
const browser = await openBrowser();
const page = await browser.newPage();
mkdirSync(folder, { recursive: true });
let count = 0;
for (const toolset of registry.toolsets.filter(({ manifest }) => !values.toolset || manifest.id === values.toolset)) {
  for (const language of languages) {
    for (const kind of values.content.split(',') as ('example' | Extreme)[]) {
      const example = toolset.examples[language];
      const content = kind === 'example' ? example : extremeContent(example, toolset.schema, kind);
      const references = exampleReferences(toolset, registry, language);
      for (const form of values.form.split(',') as PictureForm[]) {
        const scenes = drawPicture({ definition: toolset, content, language, references }, form);
        for (const [index, scene] of scenes.entries()) {
          const svg = renderToStaticMarkup(createElement(Picture, { scene }));
          for (const theme of themes) {
            const suffix = kind === 'example' ? '' : `-${kind}`;
            await shoot(
              scene,
              svg,
              theme,
              `${toolset.manifest.id}-${form}-${index + 1}-${language}-${theme}${suffix}.png`,
            );
          }
        }
      }
    }
  }
}
await browser.close();
await vite.close();
process.stdout.write(`${count} pictures in ${folder}\n`);

/** What a browser on a dark screen prints is light. */
async function shoot({ width, height }: Scene, svg: string, theme: (typeof themes)[number], name: string) {
  await page.emulateMedia({ media: theme === 'print' ? 'print' : 'screen' });
  await page.setViewportSize({ width: Math.ceil(width), height: Math.ceil(height) });
  const shown = theme === 'light' ? 'light' : 'dark';
  await page.setContent(`<html data-theme="${shown}"><style>${style}</style><body>${svg}</body></html>`);
  await page.evaluate('document.fonts.ready');
  writeFileSync(path.join(folder, name), await page.screenshot());
  count += 1;
}
