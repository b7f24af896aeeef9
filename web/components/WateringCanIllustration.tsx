/** A watering can over a shoot; for an empty balance. */
export function WateringCanIllustration() {
  return (
    <svg aria-hidden="true" width="200" height="132" viewBox="0 0 200 132" fill="none">
      <path d="M14 110c30-12 142-12 172 0v8a8 8 0 0 1-8 8H22a8 8 0 0 1-8-8v-8Z" className="fill-field" />
      <g transform="rotate(14 118 50)">
        <path d="M150 34c22-2 26 34 2 36" className="stroke-outline-strong" strokeWidth="6" strokeLinecap="round" />
        <path d="m104 52-32-16" className="stroke-outline-strong" strokeWidth="7" strokeLinecap="round" />
        <path d="M64 40 76 26" className="stroke-outline-strong" strokeWidth="7" strokeLinecap="round" />
        <path d="M100 32h52l4 42a6 6 0 0 1-6 6h-48a6 6 0 0 1-6-6l4-42Z" className="fill-secondary-tonal" />
        <path d="M98 26h56a4 4 0 0 1 0 10H98a4 4 0 0 1 0-10Z" className="fill-secondary" />
      </g>
      <g className="stroke-focus" strokeWidth="4" strokeLinecap="round">
        <path d="m66 46-3 10m-9-14-3 10m6 16-3 10m18-8-3 10" />
      </g>
      <path d="M54 110V96" className="stroke-success" strokeWidth="4" strokeLinecap="round" />
      <path d="M54 101c0-9-5-14-14-15-1 10 4 16 14 15Zm0-4c0-8 5-12 13-13 1 9-4 14-13 13Z" className="fill-success" />
    </svg>
  );
}
