import { brandColours } from '#engine/brand/brandColours.ts';
import { storedImage } from '#engine/images/storedImage.ts';

import type { ExportDocument } from './ExportDocument.ts';
import type { ExportOrder } from './ExportOrder.ts';
import { printable } from './printable.ts';

/** What the document shows of those who hand it over; nothing where they have not said. */
export function composeBrand({ brand, images }: ExportOrder): Pick<ExportDocument, 'brand'> {
  if (!brand) return {};
  const { company, client, colour, logo } = brand;
  return {
    brand: {
      company: printable(company),
      client: printable(client),
      colours: colour ? brandColours(colour) : null,
      // A cover without a logo is worth more than no document.
      logo: logo !== null && images?.has(logo) ? storedImage(logo) : null,
    },
  };
}
