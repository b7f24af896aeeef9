import { useTranslation } from 'react-i18next';

import { StateMark } from '#web/components/StateMark.tsx';
import { describeMark } from '#web/toolsets/describeMark.ts';
import { useToolsetMarks } from '#web/toolsets/useToolsetMarks.ts';
import { useToolsetTitle } from '#web/toolsets/useToolsetTitle.ts';

import { ChoiceRow } from './ChoiceRow.tsx';

interface ExportedToolsetProps {
  id: string;
  isSaved: boolean;
  isPast: boolean;
  isChosen: boolean;
  onChoose: (on: boolean) => void;
}

/** A toolset with its state; what is not saved cannot be chosen. */
export function ExportedToolset({ id, isSaved, isPast, isChosen, onChoose }: ExportedToolsetProps) {
  const { t } = useTranslation();
  const titleOf = useToolsetTitle();
  const present = useToolsetMarks()(id);
  const mark = isPast ? (isSaved ? 'saved' : 'empty') : present;
  return (
    <ChoiceRow
      label={titleOf(id)}
      count={isChosen ? 1 : 0}
      of={isSaved ? 1 : 0}
      note={
        <span className="flex items-center gap-2">
          {describeMark(mark, t)}
          <StateMark state={mark} />
        </span>
      }
      onChoose={onChoose}
    />
  );
}
