interface LogoProps {
  /** Class for the size of the mark; 42 pixels by default. */
  mark?: string;
  withName?: boolean;
}

/** The logo: an F shaped as a seedling, optionally with the name. web/public/logo.svg is the same drawing. */
export function Logo({ mark = 'size-(--logo-height)', withName = true }: LogoProps) {
  return (
    <span className="inline-flex items-center gap-3">
      <svg aria-hidden="true" className={mark} viewBox="0 0 42 42" fill="none">
        <rect width="42" height="42" rx="13" fill="#2f3e50" />
        <path d="M15.2 31.8c1.2-5.6 5.8-8.7 13.2-8.6.6 0 1 .5.9 1.1-1 6.3-6.3 9.3-14.1 7.5Z" fill="#8fd0ab" />
        <path
          d="M11.8 35.3V19.8C11.8 11.4 18 6.6 30.9 6.8c.6 0 1 .5 1 1-.2 8.7-5.6 13.2-15.3 13.3v14.2a2.4 2.4 0 0 1-4.8 0Z"
          fill="#eef8f2"
        />
        <path d="M16.8 17c2.8-3.1 5.9-5 9.6-6.1" stroke="#2f3e50" strokeWidth="1.7" strokeLinecap="round" />
      </svg>
      {withName && (
        <span translate="no" className="text-[1.375rem]/7 font-name tracking-tight">
          Filiz
        </span>
      )}
    </span>
  );
}
