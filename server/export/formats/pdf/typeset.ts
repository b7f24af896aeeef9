import path from 'node:path';

import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';

import { fontFamilies } from '#server/export/fonts.ts';

// Documents for which what the typesetter remembers is kept.
const keptInCache = 2;
const template = path.join(import.meta.dirname, 'template');

interface Typeset {
  /** A file of the template. */
  main: 'main.typ' | 'invoice.typ';
  /** All content: it comes in as data, never as source. */
  data: unknown;
  /** Files that the template finds by these paths. */
  files?: Iterable<readonly [path: string, bytes: Uint8Array]>;
}

/**
 * An accessible PDF (PDF/UA-1) by a template. Text in a script that the fonts do not have is refused by that standard;
 * such a document is written as tagged PDF without its claim.
 */
export function typeset({ main, data, files = [] }: Typeset): { pdf: Uint8Array; pages: number } {
  const compiler = NodeCompiler.create({
    workspace: template,
    fontArgs: [{ fontPaths: fontFamilies.flatMap(({ folders }) => folders) }],
  });
  for (const [name, bytes] of files) compiler.mapShadow(path.join(template, name), Buffer.from(bytes));
  const inputs = { data: JSON.stringify(data) };
  const compiled = compiler.compile({ mainFilePath: path.join(template, main), inputs });
  if (!compiled.result) throw new Error(describe(compiler, compiled.takeDiagnostics()));
  try {
    // As the template itself tells.
    const [pages = 1] = compiler.query(compiled.result, { selector: '<end>', field: 'value' }) as number[];
    return { pdf: writeFile(compiler, compiled.result), pages };
  } finally {
    // The cache is the process's: without this it would grow with each document.
    compiler.evictCache(keptInCache);
  }
}

function writeFile(compiler: NodeCompiler, document: NodeTypstDocument): Uint8Array {
  try {
    return compiler.pdf(document, { pdfStandard: 'ua-1' });
  } catch (error) {
    if (!String(error).includes('PDF/UA-1')) throw error;
    return compiler.pdf(document);
  }
}

function describe(compiler: NodeCompiler, error: Parameters<NodeCompiler['fetchDiagnostics']>[0] | null): string {
  return error ? JSON.stringify(compiler.fetchDiagnostics(error)).slice(0, 4000) : 'nothing was compiled';
}
