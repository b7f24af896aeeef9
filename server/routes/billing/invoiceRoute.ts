import { invoiceNumber } from '#server/billing/invoiceNumber.ts';
import { findInvoice } from '#server/database/repositories/invoices.ts';
import { NotFoundError } from '#server/errors/NotFoundError.ts';
import { contentDisposition } from '#server/http/contentDisposition.ts';
import { defineRoute } from '#server/http/defineRoute.ts';
import { requestEnd } from '#server/http/requestEnd.ts';
import { translate } from '#server/i18n/translate.ts';

export const invoiceRoute = defineRoute({
  method: 'GET',
  path: '/api/invoices/:id',
  access: 'signed-in',
  limits: ['exports'],
  summary: 'The invoice of a payment as PDF, in the language that the person had when they paid',
  answer: { status: 200, type: 'application/pdf' },
  async handle({ context, user, params }, { database, exports }) {
    const invoice = await findInvoice(database.connection, params.id);
    if (invoice?.userId !== user.id) throw new NotFoundError();
    const { issuedAt, content } = invoice;
    const number = invoiceNumber(invoice);
    const place = async () => ({ format: 'invoice' as const, number, issuedAt, content });
    const { file } = await exports.write(user.id, place, requestEnd(context));
    context.set(
      'Content-Disposition',
      contentDisposition('attachment', `${translate(content.language, 'invoice.fileName', { number })}.pdf`),
    );
    context.type = 'application/pdf';
    context.set('Cache-Control', 'private, no-store');
    context.body = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  },
});
