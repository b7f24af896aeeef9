import type { InvoiceDetails } from '#engine/protocol/invoice.ts';
import type { Connection, Transaction } from '#server/database/Database.ts';

interface Columns {
  name: string;
  address: string;
  tax_number: string | null;
  national_id: string | null;
  phone: string;
}

/** null: the person has given none. */
export async function findInvoiceDetails(connection: Connection, userId: string): Promise<InvoiceDetails | null> {
  const row: Columns | undefined = await connection('invoice_details')
    .where({ user_id: userId })
    .first('name', 'address', 'tax_number', 'national_id', 'phone');
  if (!row) return null;
  const { name, address, phone, tax_number: taxNumber, national_id: nationalId } = row;
  return { name, address, phone, ...(taxNumber !== null && { taxNumber }), ...(nationalId !== null && { nationalId }) };
}

export async function putInvoiceDetails(
  transaction: Transaction,
  userId: string,
  details: InvoiceDetails,
): Promise<void> {
  const row: Columns = {
    name: details.name,
    address: details.address,
    tax_number: details.taxNumber ?? null,
    national_id: details.nationalId ?? null,
    phone: details.phone,
  };
  await transaction('invoice_details')
    .insert({ user_id: userId, ...row })
    .onConflict('user_id')
    .merge(row);
}
