/** The seedling, with the name beside it. */
export function Logo({ height = 42, withName = true }: { height?: number; withName?: boolean }) {
  return (
    <span className="inline-flex items-center gap-3">
      <svg aria-hidden="true" width={height} height={height} viewBox="0 0 42 42" fill="none">
        <rect width="42" height="42" rx="14" fill="#2f3e50" />
        <path d="M21 34V20" stroke="#dbefe3" strokeWidth="2.6" strokeLinecap="round" />
        <path d="M21 22c0-6.6-4.2-10.6-11.4-10.8C9.6 18.2 13.6 22 21 22Z" fill="#8fd0ab" />
        <path d="M21 18.5c0-5.6 3.9-9.4 10.8-9.6.2 6.6-3.7 9.9-10.8 9.6Z" fill="#dbefe3" />
        <path d="M12.5 34.5h17" stroke="#e7c1a5" strokeWidth="2.6" strokeLinecap="round" />
      </svg>
      {withName && <span className="text-[22px] font-bold tracking-tight">Filiz</span>}
    </span>
  );
}
