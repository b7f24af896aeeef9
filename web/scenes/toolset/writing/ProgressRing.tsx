import { Spinner } from '#web/components/Spinner.tsx';

const radius = 11;
const around = 2 * Math.PI * radius;

/** How far a draft is, as a ring; turning while that is not known. What it says stands beside it in words. */
export function ProgressRing({ share }: { share: number | undefined }) {
  if (share === undefined) return <Spinner size={28} />;
  return (
    <svg aria-hidden viewBox="0 0 28 28" className="size-7 shrink-0 -rotate-90" fill="none" strokeWidth={4}>
      <circle cx={14} cy={14} r={radius} className="stroke-secondary-tonal" />
      <circle
        cx={14}
        cy={14}
        r={radius}
        strokeLinecap="round"
        strokeDasharray={`${Math.max(0.04, share) * around} ${around}`}
        className="stroke-secondary transition-[stroke-dasharray] duration-300 motion-reduce:transition-none"
      />
    </svg>
  );
}
