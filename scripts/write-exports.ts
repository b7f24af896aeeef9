import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { languages } from '#engine/languages/languages.ts';
import { type ExportFormat, exportFormatNames } from '#engine/protocol/exportFormats.ts';
import { composeDocument } from '#server/export/composeDocument.ts';
import { formats } from '#server/export/formats/formats.ts';
import { type SampleContent, sampleOrder } from '#server/export/testing/sampleOrder.ts';
import { builtInToolsets } from '#server/toolsets/builtInToolsets.ts';
import { loadToolsets } from '#server/toolsets/loadToolsets.ts';

// npm run export [-- folder --format pdf,docx --content example,one,most --toolset id --language tr --drafted]: the
// example project, one with an item in each list, and one with the most items and the longest texts, as files of every
// format.
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    format: { type: 'string', default: exportFormatNames.join(',') },
    content: { type: 'string', default: 'example,one,most' },
    language: { type: 'string', default: languages.join(',') },
    toolset: { type: 'string' },
    drafted: { type: 'boolean', default: false },
  },
});
const folder = path.resolve(positionals[0] ?? 'exports');
mkdirSync(folder, { recursive: true });
const added = process.env['TOOLSETS_DIR'];
const { registry } = loadToolsets([builtInToolsets, ...(added ? [added] : [])]);
for (const format of values.format.split(',') as ExportFormat[]) {
  const { extension, load } = formats[format];
  const write = await load();
  for (const language of languages.filter((each) => values.language.split(',').includes(each))) {
    for (const content of values.content.split(',') as SampleContent[]) {
      const order = sampleOrder(registry.toolsets, format, { language, content, isDrafted: values.drafted });
      if (values.toolset) order.chosen = values.toolset.split(',');
      const start = performance.now();
      const file = await write(composeDocument(order, registry.toolsets));
      const name = `${content}-${language}.${extension}`;
      writeFileSync(path.join(folder, name), file);
      process.stdout.write(
        `${name}  ${Math.round(file.length / 1024)} kB  ${Math.round(performance.now() - start)} ms\n`,
      );
    }
  }
}
