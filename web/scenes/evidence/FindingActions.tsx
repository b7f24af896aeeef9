import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import type { Finding } from '#engine/protocol/critique.ts';
import { Button } from '#web/components/Button.tsx';

interface FindingActionsProps {
  isOpen: boolean;
  /** What they are about. */
  describedBy: string;
  /** Whether they take the place of the button that was pressed. */
  takeFocus: boolean;
  onSay: (status: Finding['status']) => void;
}

/** What the team can say of a finding, or take back. */
export function FindingActions({ isOpen, describedBy, takeFocus, onSay }: FindingActionsProps) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takeFocus) box.current?.querySelector('button')?.focus();
  }, [takeFocus]);
  const action = (label: string, look: 'tonal' | 'quiet', status: Finding['status']) => (
    <Button size="small" look={look} aria-describedby={describedBy} onClick={() => onSay(status)}>
      {label}
    </Button>
  );
  return (
    <div ref={box} className="flex flex-wrap gap-2">
      {isOpen ? (
        <>
          {action(t('critique.settle'), 'tonal', 'settled')}
          {action(t('critique.dismiss'), 'quiet', 'dismissed')}
        </>
      ) : (
        action(t('critique.undo'), 'quiet', 'open')
      )}
    </div>
  );
}
