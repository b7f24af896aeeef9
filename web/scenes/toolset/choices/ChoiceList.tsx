import { useMemo } from 'react';

import type { Clash } from '#engine/conflict/findClashes.ts';
import { ReadingSource } from '#engine/reading/ReadingSource.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { Button } from '#web/components/Button.tsx';
import { changeKey } from '#web/document/changeKey.ts';
import type { OpenDocument } from '#web/document/OpenDocument.ts';
import { useLanguage } from '#web/i18n/useLanguage.ts';

import { ChangeChoice, type ChangeChoiceProps } from './ChangeChoice.tsx';

interface ChoiceListProps extends Pick<ChangeChoiceProps, 't' | 'areEqual'> {
  document: OpenDocument;
  before: ToolsetDocument;
  after: ToolsetDocument;
  changes: readonly Clash[];
  noteOf?: (change: Clash) => string | undefined;
  /** What is worth a look in what the other version says. */
  remarksOf?: (change: Clash) => readonly string[];
  /** By `changeKey`: where the other version is chosen. */
  taken: ReadonlySet<string>;
  take: (some: readonly Clash[], isTaken: boolean) => void;
}

/** Where two versions of a toolset differ, field by field, to choose from. */
export function ChoiceList(props: ChoiceListProps) {
  const { document, before, after, changes, noteOf, remarksOf, areEqual, t, taken, take } = props;
  const language = useLanguage();
  const { definition } = document.editable.source;
  const { references, figures } = document.status.server;
  const versions = useMemo(() => ({ before, after }), [before, after]);
  const sources = useMemo(
    () => ({
      before: new ReadingSource(definition, before, language, references, figures),
      after: new ReadingSource(definition, after, language, references, figures),
    }),
    [definition, before, after, language, references, figures],
  );
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={() => take(changes, true)}>
          {t('acceptAll')}
        </Button>
        <Button size="small" onClick={() => take(changes, false)}>
          {t('keepAll')}
        </Button>
      </div>
      <ul className="flex flex-col gap-5">
        {changes.map((change) => (
          <li key={changeKey(change)}>
            <ChangeChoice
              change={change}
              sources={sources}
              versions={versions}
              language={language}
              t={t}
              note={noteOf?.(change)}
              remarks={remarksOf?.(change)}
              areEqual={areEqual}
              isTaken={taken.has(changeKey(change))}
              onTake={(isTaken) => take([change], isTaken)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
