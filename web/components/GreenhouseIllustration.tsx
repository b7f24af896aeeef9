/** A greenhouse with empty beds; for an empty list of workspaces. */
export function GreenhouseIllustration() {
  return (
    <svg aria-hidden="true" width="200" height="132" viewBox="0 0 200 132" fill="none">
      <circle cx="168" cy="28" r="14" className="fill-tertiary-tonal" />
      <path d="M14 110c30-10 142-10 172 0v8a8 8 0 0 1-8 8H22a8 8 0 0 1-8-8v-8Z" className="fill-field" />
      <path
        d="M48 108V58l52-36 52 36v50H48Z"
        className="fill-raised stroke-outline-strong"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <path d="M48 58h104M100 22v86M74 40v68m52-68v68" className="stroke-outline" strokeWidth="3" />
      <path
        d="M87 108V78a4 4 0 0 1 4-4h18a4 4 0 0 1 4 4v30H87Z"
        className="fill-field stroke-outline-strong"
        strokeWidth="3"
      />
      <path d="M62 106V92" className="stroke-success" strokeWidth="3.5" strokeLinecap="round" />
      <path d="M62 97c0-8-4-12-12-13 0 9 4 13 12 13Zm0-4c0-7 4-11 11-12 1 9-4 12-11 12Z" className="fill-success" />
      <path d="M138 106V92" className="stroke-success" strokeWidth="3.5" strokeLinecap="round" />
      <path
        d="M138 97c0-8-4-12-12-13 0 9 4 13 12 13Zm0-4c0-7 4-11 11-12 1 9-4 12-11 12Z"
        className="fill-success opacity-60"
      />
    </svg>
  );
}
