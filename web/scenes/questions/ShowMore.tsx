import { useTranslation } from 'react-i18next';

import { Button } from '#web/components/Button.tsx';

interface ShowMoreProps {
  /** How many are not shown yet. */
  left: number;
  step: number;
  onMore: () => void;
}

export function ShowMore({ left, step, onMore }: ShowMoreProps) {
  const { t } = useTranslation();
  if (left <= 0) return null;
  return (
    <div className="flex justify-center border-t border-outline py-2">
      <Button size="small" look="quiet" onClick={onMore}>
        {t('questions.showMore', { count: Math.min(step, left) })}
      </Button>
    </div>
  );
}
