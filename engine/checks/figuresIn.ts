/** A number, with the marks that stand within one: 1.200, 3,5, 19:30. */
const figure = /\d+(?:[.,:]\d+)*/g;

/** The figures of a text, each without marks between thousands and with a point before its fractions. */
export function figuresIn(text: string): string[] {
  return (text.match(figure) ?? []).map(plainFigure);
}

/** "90.000" and "90,000" are the same figure, and so are "2,67" and "2.67". */
export function plainFigure(written: string): string {
  const whole = written.replaceAll(/[.,](?=\d{3}(?!\d))/g, '');
  return whole.replaceAll(',', '.');
}
