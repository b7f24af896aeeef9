import { createId } from '#server/database/createId.ts';
import type { Connection, Transaction } from '#server/database/Database.ts';
import { decodeJson, encodeJson } from '#server/database/json.ts';
import type { InvoiceContent } from '#server/export/invoice/InvoiceOrder.ts';

export interface InvoiceRow {
  id: string;
  year: number;
  number: number;
  /** null: the account is deleted. */
  userId: string | null;
  issuedAt: string;
  content: InvoiceContent;
}

interface Columns {
  id: string;
  year: number;
  number: number;
  user_id: string | null;
  issued_at: string;
  content: string;
}

/** The next number of a year. The year's row stays locked until the transaction ends, so that no number is left out. */
export async function takeInvoiceNumber(transaction: Transaction, year: number): Promise<number> {
  const years = () => transaction('invoice_years').where({ year });
  if (Number(await years().increment('last_number', 1)) === 0) {
    await transaction('invoice_years').insert({ year, last_number: 0 }).onConflict('year').ignore();
    await years().increment('last_number', 1);
  }
  const { last_number: number } = await years().first('last_number');
  return number as number;
}

export async function insertInvoice(
  transaction: Transaction,
  { userId, content, ...invoice }: Omit<InvoiceRow, 'id' | 'userId'> & { userId: string },
): Promise<void> {
  await transaction('invoices').insert({
    id: createId(),
    year: invoice.year,
    number: invoice.number,
    payment_id: content.paymentId,
    user_id: userId,
    content: encodeJson(content),
    issued_at: invoice.issuedAt,
  });
}

export async function findInvoice(connection: Connection, id: string): Promise<InvoiceRow | null> {
  const row: Columns | undefined = await connection('invoices').where({ id }).first();
  return row ? toRow(row) : null;
}

/** A person's invoices after the cursor, oldest first. */
export async function listInvoicesOf(
  connection: Connection,
  userId: string,
  { after, limit }: { after: string; limit: number },
): Promise<InvoiceRow[]> {
  const rows: Columns[] = await connection('invoices')
    .where({ user_id: userId })
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit);
  return rows.map(toRow);
}

/** Takes out of a person's invoices who they are. What was sold, when and for how much stays. */
export async function pseudonymiseInvoices(transaction: Transaction, userId: string): Promise<void> {
  const rows: Columns[] = await transaction('invoices').where({ user_id: userId }).forUpdate();
  const buyer = { pseudonym: createId().slice(-8) };
  for (const { id, content } of rows) {
    const changed: InvoiceContent = { ...decodeJson<InvoiceContent>(content)!, buyer, card: null };
    await transaction('invoices')
      .where({ id })
      .update({ content: encodeJson(changed), user_id: null });
  }
}

function toRow(row: Columns): InvoiceRow {
  return {
    id: row.id,
    year: row.year,
    number: row.number,
    userId: row.user_id,
    issuedAt: row.issued_at,
    content: decodeJson<InvoiceContent>(row.content)!,
  };
}
