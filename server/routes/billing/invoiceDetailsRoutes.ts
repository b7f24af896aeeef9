import { invoiceDetails } from '#engine/protocol/invoice.ts';
import { requireBilling } from '#server/billing/requireBilling.ts';
import { findInvoiceDetails, putInvoiceDetails } from '#server/database/repositories/invoiceDetails.ts';
import { ApplicationError } from '#server/errors/ApplicationError.ts';
import { defineRoute } from '#server/http/defineRoute.ts';

export const invoiceDetailsRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/invoice',
    access: 'signed-in',
    limits: ['lists'],
    summary: 'What invoices say of the person; 404 with key `no-invoice-details` before they have given it',
    answer: { status: 200, schema: invoiceDetails },
    async handle({ user }, services) {
      requireBilling(services);
      const details = await findInvoiceDetails(services.database.connection, user.id);
      if (!details) throw new ApplicationError('no-invoice-details');
      return details;
    },
  }),
  defineRoute({
    method: 'PUT',
    path: '/api/invoice',
    access: 'signed-in',
    limits: ['creations'],
    summary: 'Sets what later invoices say; those that were issued stay as they are',
    body: invoiceDetails,
    answer: { status: 200, schema: invoiceDetails },
    async handle({ user, body }, services) {
      requireBilling(services);
      await services.database.transaction((transaction) => putInvoiceDetails(transaction, user.id, body));
      return body;
    },
  }),
];
