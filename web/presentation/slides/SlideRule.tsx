/** The short line above the headings of slides without a picture. */
export function SlideRule() {
  return <span aria-hidden className="block h-1 w-12 rounded-full bg-success sm:h-[0.375em] sm:w-[5em]" />;
}
