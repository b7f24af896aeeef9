import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

import type { Finding } from '#engine/protocol/critique.ts';
import { useWrittenLang } from '#web/i18n/WrittenIn.ts';
import { findingAddress } from '#web/paths.ts';
import { sayOfFinding } from '#web/stores/critique.ts';

import { FindingActions } from './FindingActions.tsx';
import { FindingPlace } from './FindingPlace.tsx';

interface FindingRowProps {
  finding: Finding;
  projectId: string;
  mayEdit: boolean;
  /** Called when somebody has said what they hold of it. */
  onSay: () => void;
}

/** What contradicts what, the question, and what the team says of it. */
export function FindingRow({ finding, projectId, mayEdit, onSay }: FindingRowProps) {
  const { t } = useTranslation();
  const lang = useWrittenLang();
  const questionId = useId();
  const row = useRef<HTMLLIElement>(null);
  const address = findingAddress(finding.id);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === `#${address}`) row.current?.focus();
  }, [hash, address]);
  const [hasSaid, setHasSaid] = useState(false);
  const { id, question, places, status } = finding;
  const isOpen = status === 'open';
  const isPerhapsSettled = isOpen && places.some(({ state }) => state !== 'there');

  function say(next: Finding['status']) {
    onSay();
    setHasSaid(true);
    void sayOfFinding(id, next);
  }

  return (
    <li ref={row} id={address} tabIndex={-1} className="border-t border-outline px-5 py-4 -outline-offset-2">
      <p id={questionId} lang={lang} className="text-sm font-medium wrap-anywhere">
        {question}
      </p>
      <ul className="mt-2 grid gap-2 desktop:grid-cols-2">
        {places.map((place) => (
          <FindingPlace key={`${place.toolset} ${place.name} ${place.words}`} place={place} projectId={projectId} />
        ))}
      </ul>
      {isPerhapsSettled && <p className="mt-2 text-label text-tertiary">{t('critique.perhaps')}</p>}
      <div className="mt-2 flex min-h-10 flex-wrap items-center gap-x-2 gap-y-1">
        {!isOpen && <span className="text-label text-muted">{t(`critique.status.${status}`)}</span>}
        {mayEdit && (
          <FindingActions key={status} isOpen={isOpen} describedBy={questionId} takeFocus={hasSaid} onSay={say} />
        )}
      </div>
    </li>
  );
}
