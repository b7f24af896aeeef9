import type { ExportDocument } from '../../ExportDocument.ts';

export async function writePdf(_document: ExportDocument): Promise<Uint8Array> {
  throw new Error('not written yet');
}
