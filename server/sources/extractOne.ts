/** Why a document gives no text; `too-long`: it has more than a source may have. */
export type ExtractFault = 'broken' | 'locked' | 'scan' | 'too-long' | 'type';
export type Extracted = { text: string } | { fault: ExtractFault };

export interface ExtractOrder {
  bytes: Uint8Array;
  type: 'docx' | 'pdf';
}

// A process for one document: readers unpack whatever people send.
process.once('message', ({ bytes, type }: ExtractOrder) => {
  void extract(bytes, type)
    .catch((): Extracted => ({ fault: 'broken' }))
    .then((answer) => process.send?.(answer));
});
process.on('disconnect', () => process.exit());

/** Loads the one reader that is asked for: each is some megabytes. */
async function extract(bytes: Uint8Array, type: ExtractOrder['type']): Promise<Extracted> {
  if (type === 'pdf') return (await import('./extractPdf.ts')).extractPdf(bytes);
  return (await import('./extractDocx.ts')).extractDocx(Buffer.from(bytes));
}
