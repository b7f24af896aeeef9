import { z } from 'zod';

import { isNationalId } from './isNationalId.ts';
import { isTaxNumber } from './isTaxNumber.ts';
import { oneLine } from './oneLine.ts';
import { paragraphs } from './paragraphs.ts';

const compact = (text: string) => text.replace(/[\s.-]/g, '').toUpperCase();

export const invoiceDetails = z
  .object({
    name: oneLine(200),
    address: paragraphs(500).min(1),
    taxNumber: z.string().max(40, { abort: true }).overwrite(compact).refine(isTaxNumber, 'tax-number').optional(),
    nationalId: z.string().max(40, { abort: true }).overwrite(compact).refine(isNationalId, 'national-id').optional(),
    phone: z
      .string()
      .max(60, { abort: true })
      .overwrite((text) => text.replace(/\s+/g, ' ').trim())
      // Seven digits at least, written as people write them.
      .regex(/^\+?[\d ().-]{7,29}$/, { error: 'phone', abort: true })
      .refine((text) => text.replaceAll(/\D/g, '').length >= 7, 'phone'),
  })
  .superRefine(({ taxNumber, nationalId }, context) => {
    if (taxNumber === undefined && nationalId === undefined)
      context.addIssue({ code: 'custom', path: ['taxNumber'], message: 'tax-number-or-national-id' });
  });

export type InvoiceDetails = z.infer<typeof invoiceDetails>;
