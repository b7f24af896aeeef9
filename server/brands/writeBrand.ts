import type { BrandTexts } from '#engine/protocol/brand.ts';
import type { Transaction } from '#server/database/Database.ts';
import { type BrandOwner, putBrand } from '#server/database/repositories/brands.ts';
import { deleteStoredImage, storeImage } from '#server/images/storeImage.ts';
import type { Services } from '#server/Services.ts';

// Sharp on a cover of A4, and small in every file that it stands in.
const longestSide = 800; // pixels

interface Change {
  personId: string;
  texts: BrandTexts;
  /** A new logo; empty: none is sent. */
  file: Buffer;
  /** Locks what the brand is of, and says whose it then is and which logo it has had. */
  settle: (transaction: Transaction) => Promise<{ owner: BrandOwner; earlier: string | null }>;
}

/** Keeps a brand. Its logo passes through the gate of every upload; housekeeping clears away the one of before. */
export async function writeBrand(
  services: Pick<Services, 'database' | 'files' | 'images'>,
  { personId, texts, file, settle }: Change,
): Promise<void> {
  const image = file.length > 0 ? await services.images.reencode(personId, file, longestSide) : null;
  const stored = image && (await storeImage(services, image));
  try {
    await services.database.transaction(async (transaction) => {
      const { owner, earlier } = await settle(transaction);
      await putBrand(transaction, owner, { ...texts, logo: stored ?? earlier });
    });
  } catch (error) {
    if (stored) await deleteStoredImage(services, stored);
    throw error;
  }
}
