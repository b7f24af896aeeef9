/** A cloud over a drooping shoot; for a temporary failure. */
export function RainIllustration() {
  return (
    <svg aria-hidden="true" width="200" height="132" viewBox="0 0 200 132" fill="none">
      <path d="M14 110c30-12 142-12 172 0v8a8 8 0 0 1-8 8H22a8 8 0 0 1-8-8v-8Z" className="fill-field" />
      <path
        d="M68 58a17 17 0 0 1 2-34 26 26 0 0 1 50-3 19 19 0 0 1 12 37H68Z"
        className="fill-raised stroke-outline-strong"
        strokeWidth="5"
        strokeLinejoin="round"
      />
      <path
        d="m76 68-4 12m24-12-4 12m24-12-4 12m24-12-4 12"
        className="stroke-focus"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M98 112c0-16 2-24 14-24" className="stroke-success" strokeWidth="4.5" strokeLinecap="round" />
      <path d="M111 88c10-2 17 4 18 17-11 1-18-5-18-17Z" className="fill-success" />
      <path d="M98 104c-3-8-10-11-19-7 3 9 10 12 19 7Z" className="fill-success opacity-60" />
    </svg>
  );
}
