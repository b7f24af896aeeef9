import type { Card } from '#engine/protocol/billing.ts';

const names: Record<string, string> = {
  amex: 'American Express',
  mastercard: 'Mastercard',
  visa: 'Visa',
  troy: 'Troy',
};

/** Brands as their owners write them, where gateways give a key. */
export function brandName(brand: string): string {
  return names[brand.toLowerCase()] ?? brand.charAt(0).toUpperCase() + brand.slice(1);
}

/** MM/YY */
export function formatExpiry({ expiryMonth, expiryYear }: Pick<Card, 'expiryMonth' | 'expiryYear'>): string {
  return [expiryMonth, expiryYear % 100].map((part) => String(part).padStart(2, '0')).join('/');
}
