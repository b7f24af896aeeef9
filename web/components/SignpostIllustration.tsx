/** A signpost with blank boards; for "not found". */
export function SignpostIllustration() {
  return (
    <svg aria-hidden="true" width="200" height="132" viewBox="0 0 200 132" fill="none">
      <circle cx="44" cy="34" r="14" className="fill-tertiary-tonal" />
      <path d="M14 110c30-12 142-12 172 0v8a8 8 0 0 1-8 8H22a8 8 0 0 1-8-8v-8Z" className="fill-field" />
      <path d="M100 112V16" className="stroke-tertiary" strokeWidth="8" strokeLinecap="round" />
      <path d="M76 24h58l14 13-14 13H76a5 5 0 0 1-5-5V29a5 5 0 0 1 5-5Z" className="fill-primary-tonal" />
      <path d="M124 56H68L54 68l14 12h56a5 5 0 0 0 5-5V61a5 5 0 0 0-5-5Z" className="fill-secondary-tonal" />
      <path
        d="M86 37h34M74 68h34"
        className="stroke-outline-strong"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="9 9"
      />
      <path d="M142 110V98" className="stroke-success" strokeWidth="4" strokeLinecap="round" />
      <path d="M142 103c0-9-5-14-14-15 0 10 5 15 14 15Zm0-4c0-8 5-12 13-13 1 9-4 13-13 13Z" className="fill-success" />
    </svg>
  );
}
