import type { Language } from '#engine/languages/languages.ts';

/** All that a process without database needs to write one invoice. */
export interface InvoiceOrder {
  format: 'invoice';
  /** Such as "FLZ-2026-000123". */
  number: string;
  /** ISO date and time. */
  issuedAt: string;
  content: InvoiceContent;
}

/** What an invoice says, as it was when it was issued. */
export interface InvoiceContent {
  /** The person's, then. */
  language: Language;
  /** Theirs, too; those issued earlier do not say. */
  timeZone?: string;
  /** Nobody has paid: the sandbox was the gateway. */
  isSandbox: boolean;
  /** Lines about who sells. */
  seller: string[];
  buyer: InvoiceBuyer | PseudonymousBuyer;
  kind: 'package' | 'subscription' | 'renewal';
  title: string;
  tokens: number;
  /** In the currency's smallest unit. */
  amount: number;
  currency: string;
  /** null: not known. */
  card: { brand: string; lastFour: string } | null;
  paymentId: string;
}

export interface InvoiceBuyer {
  name: string;
  address?: string;
  taxNumber?: string;
  nationalId?: string;
  phone?: string;
}

/** Of a person whose account is deleted; the same on all their invoices. */
export interface PseudonymousBuyer {
  pseudonym: string;
}
