import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { useTranslation } from 'react-i18next';

import { IconButton } from '#web/components/IconButton.tsx';

interface CardStepsProps {
  hasPrevious: boolean;
  hasNext: boolean;
  onStep: (by: 1 | -1) => void;
}

/** To the card before and after. */
export function CardSteps({ hasPrevious, hasNext, onStep }: CardStepsProps) {
  const { t } = useTranslation();
  return (
    <>
      <IconButton label={t('picture.card.previous')} disabled={!hasPrevious} onClick={() => onStep(-1)}>
        <ChevronUp aria-hidden size={18} />
      </IconButton>
      <IconButton label={t('picture.card.next')} disabled={!hasNext} onClick={() => onStep(1)}>
        <ChevronDown aria-hidden size={18} />
      </IconButton>
    </>
  );
}
