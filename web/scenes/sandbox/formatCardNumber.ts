const mostDigits = 19; // of any card

/** The digits of what was typed in groups of four: "4242 4242 42". */
export function formatCardNumber(typed: string): string {
  const digits = typed.replaceAll(/\D/g, '').slice(0, mostDigits);
  return digits.replaceAll(/\d{4}(?=\d)/g, '$& ');
}
