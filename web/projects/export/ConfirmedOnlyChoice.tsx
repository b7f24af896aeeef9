import { useTranslation } from 'react-i18next';

import { Checkbox } from '#web/components/Checkbox.tsx';

interface ConfirmedOnlyChoiceProps {
  /** Texts and figures that nobody has confirmed. */
  count: number;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

/** Whether the file leaves out what AI drafted and nobody has confirmed; else it marks that. */
export function ConfirmedOnlyChoice({ count, isChosen, onChoose }: ConfirmedOnlyChoiceProps) {
  const { t } = useTranslation();
  return <Checkbox label={t('exports.confirmedOnly', { count })} checked={isChosen} onChange={onChoose} />;
}
