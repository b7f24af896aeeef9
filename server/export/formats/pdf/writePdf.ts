import path from 'node:path';

import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';

import type { ExportDocument } from '../../ExportDocument.ts';
import { fontFamilies } from '../../fonts.ts';
import { composePdf } from './composePdf.ts';

// Exports for which what the typesetter remembers is kept.
const keptInCache = 2;
const template = path.join(import.meta.dirname, 'template');

/**
 * Typesets the document as an accessible PDF (PDF/UA-1). Text in a script that the font does not have is refused by that
 * standard; such a document is written as tagged PDF without its claim.
 */
export async function writePdf(document: ExportDocument): Promise<Uint8Array> {
  const compiler = NodeCompiler.create({
    workspace: template,
    fontArgs: [{ fontPaths: fontFamilies.flatMap(({ folders }) => folders) }],
  });
  const inputs = { data: JSON.stringify(composePdf(document)) };
  const compiled = compiler.compile({ mainFilePath: path.join(template, 'main.typ'), inputs });
  if (!compiled.result) throw new Error(describe(compiler, compiled.takeDiagnostics()));
  try {
    return writeFile(compiler, compiled.result);
  } finally {
    // The cache is the process's: without this it would grow with each export.
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
