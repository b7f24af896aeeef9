/** A seed bed with one shoot; for an empty list. */
export function SeedIllustration() {
  return (
    <svg aria-hidden="true" width="200" height="132" viewBox="0 0 200 132" fill="none">
      <circle cx="148" cy="34" r="18" className="fill-tertiary-tonal" />
      <path d="M14 106c30-20 142-20 172 0v12a8 8 0 0 1-8 8H22a8 8 0 0 1-8-8v-12Z" className="fill-field" />
      <path d="M34 104c26-12 106-12 132 0" className="stroke-outline" strokeWidth="3" strokeLinecap="round" />
      <path d="M100 96V56" className="stroke-success" strokeWidth="5" strokeLinecap="round" />
      <path d="M100 66c0-16-10-26-30-27-1 18 11 27 30 27Z" className="fill-success" />
      <path d="M100 56c0-14 9-24 27-25 1 17-9 26-27 25Z" className="fill-success opacity-60" />
      <g className="fill-tertiary">
        <ellipse cx="52" cy="112" rx="5" ry="3.5" transform="rotate(-16 52 112)" />
        <ellipse cx="150" cy="112" rx="5" ry="3.5" transform="rotate(14 150 112)" />
        <ellipse cx="122" cy="116" rx="5" ry="3.5" />
      </g>
      <path
        d="M100 96c-3 6-3 12-9 17m9-17c2 6 4 10 9 15"
        className="stroke-tertiary"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </svg>
  );
}
