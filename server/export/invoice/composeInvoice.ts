import { readFileSync } from 'node:fs';
import path from 'node:path';

import { dayIn } from '#engine/dates/dayIn.ts';
import { formatDay } from '#engine/dates/formatDay.ts';
import { zoneOf } from '#engine/dates/zoneOf.ts';
import { formatPrice } from '#server/billing/formatPrice.ts';
import type { PdfText } from '#server/export/formats/pdf/PdfModel.ts';
import { pdfLine, pdfText } from '#server/export/formats/pdf/pdfText.ts';
import { type MessageFacts, type MessageKey, translate } from '#server/i18n/translate.ts';

import type { InvoiceContent, InvoiceOrder } from './InvoiceOrder.ts';

const logo = path.join(import.meta.dirname, '../formats/pdf/template/logo.svg');

/** All that the template is given. */
export interface InvoiceModel {
  title: string;
  language: string;
  day: { year: number; month: number; day: number };
  logo: string;
  heading: string;
  facts: { label: string; text: PdfText }[];
  parties: { label: string; name: PdfText; lines: PdfText[] }[];
  columns: string[];
  line: { title: PdfText; kind: string; tokens: string; amount: string };
  total: { label: string; amount: string };
  paid: string;
  sandbox: string | null;
  foot: PdfText;
}

export function composeInvoice({ number, issuedAt, content }: InvoiceOrder): InvoiceModel {
  const { language, isSandbox, title, kind, tokens, seller, card } = content;
  const say = (key: MessageKey, facts?: MessageFacts) => translate(language, key, facts);
  const timeZone = zoneOf({ language, timeZone: content.timeZone ?? null });
  const [year, month, day] = dayIn(issuedAt, timeZone).split('-').map(Number) as [number, number, number];
  const amount = formatPrice(content, language);
  return {
    title: pdfLine(`${say('invoice.title')} ${number}`),
    language,
    day: { year, month, day },
    logo: readFileSync(logo, 'utf8'),
    heading: say('invoice.title'),
    facts: [
      { label: say('invoice.number'), text: pdfText(number) },
      { label: say('invoice.date'), text: pdfText(formatDay(issuedAt, language, 'long', timeZone)) },
    ],
    parties: [
      { label: say('invoice.seller'), name: pdfText('Filiz'), lines: seller.map((line) => pdfText(line)) },
      { label: say('invoice.buyer'), ...buyerOf(content, say) },
    ],
    columns: [say('invoice.columns.what'), say('invoice.columns.tokens'), say('invoice.columns.amount')],
    line: {
      title: pdfText(title),
      kind: say(`invoice.kinds.${kind}`),
      tokens: new Intl.NumberFormat(language).format(tokens),
      amount,
    },
    total: { label: say('invoice.total'), amount },
    paid: card
      ? say('invoice.paid-by-card', { brand: brandOf(card.brand), lastFour: card.lastFour })
      : say('invoice.paid'),
    sandbox: isSandbox ? say('invoice.sandbox') : null,
    foot: pdfText(say('invoice.payment', { id: content.paymentId })),
  };
}

type Say = (key: MessageKey, facts?: MessageFacts) => string;

function buyerOf({ buyer }: InvoiceContent, say: Say): { name: PdfText; lines: PdfText[] } {
  if ('pseudonym' in buyer) return { name: pdfText(say('invoice.deleted', { pseudonym: buyer.pseudonym })), lines: [] };
  const { name, address, taxNumber, nationalId, phone } = buyer;
  const lines = [
    address,
    taxNumber !== undefined && say('invoice.tax-number', { number: taxNumber }),
    nationalId !== undefined && say('invoice.national-id', { number: nationalId }),
    phone !== undefined && say('invoice.phone', { number: phone }),
  ];
  return { name: pdfText(name), lines: lines.filter((line) => typeof line === 'string').map((line) => pdfText(line)) };
}

/** Gateways write "visa". */
function brandOf(brand: string): string {
  return brand.charAt(0).toUpperCase() + brand.slice(1);
}
