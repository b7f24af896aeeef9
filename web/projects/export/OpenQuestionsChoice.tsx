import { useTranslation } from 'react-i18next';

interface OpenQuestionsChoiceProps {
  isChosen: boolean;
  onChoose: (on: boolean) => void;
}

/** Whether the team's open questions leave the house; JSON, which is imported again, always has them. */
export function OpenQuestionsChoice({ isChosen, onChoose }: OpenQuestionsChoiceProps) {
  const { t } = useTranslation();
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        checked={isChosen}
        onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
        className="size-5 shrink-0 cursor-pointer accent-primary"
      />
      {t('exports.openQuestions')}
    </label>
  );
}
