import { Button } from './Button.tsx';

interface ShowMoreProps {
  /** How many are not shown yet. */
  left: number;
  step: number;
  /** Says how many are shown next. */
  label: (count: number) => string;
  onMore: () => void;
}

/** The foot of a list of which only the beginning is shown. */
export function ShowMore({ left, step, label, onMore }: ShowMoreProps) {
  if (left <= 0) return null;
  return (
    <div className="flex justify-center border-t border-outline py-2">
      <Button size="small" look="quiet" onClick={onMore}>
        {label(Math.min(step, left))}
      </Button>
    </div>
  );
}
