/** The mark of what may be out of date. */
export function HalfDisc() {
  return (
    <svg aria-hidden width={12} height={12} viewBox="0 0 12 12" className="shrink-0 text-tertiary">
      <circle cx={6} cy={6} r={4.75} fill="none" stroke="currentColor" strokeWidth={1.5} />
      <path d="M6 1.25a4.75 4.75 0 0 1 0 9.5z" fill="currentColor" />
    </svg>
  );
}
