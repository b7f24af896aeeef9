/** Three pots on a bench, the middle one with a shoot; for an empty list of projects. */
export function PotsIllustration() {
  return (
    <svg aria-hidden="true" width="200" height="132" viewBox="0 0 200 132" fill="none">
      <circle cx="46" cy="30" r="14" className="fill-tertiary-tonal" />
      <path d="M22 102h156a6 6 0 0 1 0 12H22a6 6 0 0 1 0-12Z" className="fill-field" />
      <path d="M40 114v12m120-12v12" className="stroke-outline" strokeWidth="6" strokeLinecap="round" />
      <path d="M38 72h32l-4 26a5 5 0 0 1-5 4H47a5 5 0 0 1-5-4l-4-26Z" className="fill-outline" />
      <path d="M130 72h32l-4 26a5 5 0 0 1-5 4h-14a5 5 0 0 1-5-4l-4-26Z" className="fill-outline" />
      <path d="M80 66h40l-5 31a6 6 0 0 1-6 5H91a6 6 0 0 1-6-5l-5-31Z" className="fill-tertiary" />
      <path d="M76 60a4 4 0 0 1 4-4h40a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H80a4 4 0 0 1-4-4v-6Z" className="fill-tertiary" />
      <path d="M100 56V32" className="stroke-success" strokeWidth="4.5" strokeLinecap="round" />
      <path d="M100 42c0-14-9-22-26-23-1 16 9 24 26 23Z" className="fill-success" />
      <path d="M100 34c0-12 8-20 23-21 1 15-8 22-23 21Z" className="fill-success opacity-60" />
      <path d="M34 66a3 3 0 0 1 3-3h34a3 3 0 0 1 0 10H37a3 3 0 0 1-3-3v-4Z" className="fill-outline" />
      <path d="M126 66a3 3 0 0 1 3-3h34a3 3 0 0 1 0 10h-34a3 3 0 0 1-3-3v-4Z" className="fill-outline" />
    </svg>
  );
}
