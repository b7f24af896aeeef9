import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { fallbackLanguage } from '#engine/languages/languages.ts';
import type { ExportCheck, ExportDeck } from '#engine/protocol/export.ts';
import { type ExportFormat, exportFormats } from '#engine/protocol/exportFormats.ts';
import { Button } from '#web/components/Button.tsx';
import { Dialog } from '#web/components/Dialog.tsx';
import { FormAlert } from '#web/components/form/FormAlert.tsx';
import { project } from '#web/stores/project.ts';

import { ConfirmedOnlyChoice } from './ConfirmedOnlyChoice.tsx';
import { DeckChoice, isTold, type ToldFormat } from './DeckChoice.tsx';
import { ExportHints } from './ExportHints.tsx';
import { ExportProgress } from './ExportProgress.tsx';
import { FormatChoice } from './FormatChoice.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';
import { OpenQuestionsChoice } from './OpenQuestionsChoice.tsx';
import { ToolsetChoice } from './ToolsetChoice.tsx';
import { useExport } from './useExport.ts';
import { useExportCheck } from './useExportCheck.ts';

const nothing: ExportCheck = { lost: [], unshown: { scripts: [], signs: [] }, unconfirmed: 0 };

interface ExportDialogProps {
  /** The toolset that is chosen at first; without it all that are saved, of what is saved now those on the path. */
  toolset?: string;
  /** The version to take away instead of what is saved now, and what it holds. */
  version?: { id: string; name: string; saved: string[] };
  onClose: () => void;
}

/** Takes what is saved away as a file: which toolsets, in which format, with headings in which language. */
export function ExportDialog({ toolset, version, onClose }: ExportDialogProps) {
  const { t } = useTranslation();
  const { current, toolsets } = useSnapshot(project);
  const saved = version?.saved ?? toolsets.filter((status) => status.saved).map(({ id }) => id);
  const beside = new Set(toolsets.filter(({ onPath }) => !onPath).map(({ id }) => id));
  const [chosen, setChosen] = useState(
    () => new Set(saved.filter((id) => (toolset ? id === toolset : version || !beside.has(id)))),
  );
  const [format, setFormat] = useState<ExportFormat>('pdf');
  const [language, setLanguage] = useState(current?.language ?? fallbackLanguage);
  const [decks, setDecks] = useState<Record<ToldFormat, ExportDeck>>({
    pdf: 'toolsets',
    pptx: toolset ? 'toolsets' : 'story',
  });
  const [openQuestions, setOpenQuestions] = useState(false);
  const [confirmedOnly, setConfirmedOnly] = useState(false);
  const { isWriting, failure, start, stop } = useExport(onClose);
  const check = useExportCheck(current?.id ?? '', chosen, version?.id);
  if (!current) return null;

  const close = () => {
    stop();
    onClose();
  };
  return (
    <Dialog
      open
      size="wide"
      title={t('exports.title', { name: version?.name ?? current.name })}
      onClose={close}
      note={t('exports.count', { count: chosen.size })}
      actions={
        <>
          <Button look="quiet" onClick={close}>
            {t('action.cancel')}
          </Button>
          <Button
            look="strong"
            busy={isWriting}
            inactive={chosen.size === 0}
            onClick={() =>
              start(current.id, {
                toolsets: [...chosen],
                format,
                language,
                openQuestions,
                ...(isTold(format) && { deck: decks[format] }),
                ...(confirmedOnly && { confirmedOnly }),
                ...(version && { version: version.id }),
              })
            }
          >
            {t('exports.start', { format: t(`exports.formats.${format}.name`) })}
          </Button>
        </>
      }
    >
      <FormAlert failure={failure} />
      <div className="grid gap-x-8 gap-y-6 text-text desktop:grid-cols-2">
        <ToolsetChoice saved={saved} isPast={version !== undefined} chosen={chosen} onChoose={setChosen} />
        <div className="flex flex-col gap-6 max-desktop:order-first">
          <FormatChoice chosen={format} onChoose={setFormat} />
          {isTold(format) && (
            <DeckChoice
              format={format}
              chosen={decks[format]}
              onChoose={(deck) => setDecks({ ...decks, [format]: deck })}
            />
          )}
          <LanguageChoice chosen={language} onChoose={setLanguage} />
          {!exportFormats[format].isWhole && (
            <OpenQuestionsChoice isChosen={openQuestions} onChoose={setOpenQuestions} />
          )}
          {check && (check.unconfirmed > 0 || confirmedOnly) && (
            <ConfirmedOnlyChoice count={check.unconfirmed} isChosen={confirmedOnly} onChoose={setConfirmedOnly} />
          )}
          <ExportHints
            lost={(check ?? nothing).lost}
            unshown={(check ?? nothing).unshown}
            projectId={current.id}
            format={format}
            isPresent={version === undefined}
            onClose={close}
          />
          {isWriting && <ExportProgress />}
        </div>
      </div>
    </Dialog>
  );
}
