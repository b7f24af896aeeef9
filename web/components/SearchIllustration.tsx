/** A magnifier over bare ground; for a search without results. */
export function SearchIllustration() {
  return (
    <svg aria-hidden="true" width="200" height="132" viewBox="0 0 200 132" fill="none">
      <path d="M14 108c30-18 142-18 172 0v10a8 8 0 0 1-8 8H22a8 8 0 0 1-8-8v-10Z" className="fill-field" />
      <circle cx="92" cy="56" r="34" className="fill-raised stroke-outline-strong" strokeWidth="6" />
      <path d="m117 81 26 26" className="stroke-outline-strong" strokeWidth="9" strokeLinecap="round" />
      <path d="M76 62c8 8 24 8 32 0" className="stroke-outline" strokeWidth="4" strokeLinecap="round" />
      <circle cx="81" cy="48" r="3.5" className="fill-outline-strong" />
      <circle cx="103" cy="48" r="3.5" className="fill-outline-strong" />
    </svg>
  );
}
