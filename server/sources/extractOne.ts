import { extractDocx } from './extractDocx.ts';
import { extractPdf } from './extractPdf.ts';

/** Why a document gives no text; `too-long`: it has more than a source may have. */
export type ExtractFault = 'broken' | 'locked' | 'scan' | 'too-long' | 'type';
export type Extracted = { text: string } | { fault: ExtractFault };

export interface ExtractOrder {
  bytes: Uint8Array;
  type: 'docx' | 'pdf';
}

// A process for one document: readers unpack whatever people send.
process.once('message', ({ bytes, type }: ExtractOrder) => {
  void (type === 'pdf' ? extractPdf(bytes) : extractDocx(Buffer.from(bytes)))
    .catch((): Extracted => ({ fault: 'broken' }))
    .then((answer) => process.send?.(answer));
});
process.on('disconnect', () => process.exit());
