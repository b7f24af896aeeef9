/** Such as "FLZ-2026-000123". */
export function invoiceNumber({ year, number }: { year: number; number: number }): string {
  return `FLZ-${year}-${String(number).padStart(6, '0')}`;
}
