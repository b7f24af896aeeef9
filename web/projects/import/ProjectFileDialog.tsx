import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { mostProjectFile } from '#engine/protocol/projectFileRules.ts';
import { Button } from '#web/components/Button.tsx';
import { Dialog } from '#web/components/Dialog.tsx';
import { FormAlert } from '#web/components/form/FormAlert.tsx';
import { Notice } from '#web/components/Notice.tsx';
import { ProgressBar } from '#web/components/ProgressBar.tsx';

import { FilePicker } from './FilePicker.tsx';
import { ImportFaults } from './ImportFaults.tsx';
import { LeftOutList } from './LeftOutList.tsx';
import type { ProjectFileSummary } from './readProjectFile.ts';
import type { useImport } from './useImport.ts';
import { useProjectFile } from './useProjectFile.ts';

interface ProjectFileDialogProps {
  title: string;
  text: ReactNode;
  words: { start: string; startWithout: string; working: string };
  sending: ReturnType<typeof useImport>;
  /** What becomes of a file that can be read. */
  children: (summary: ProjectFileSummary) => ReactNode;
  onClose: () => void;
}

/** Takes a project file and sends it: what cannot be imported is named before, and left out on consent. */
export function ProjectFileDialog({ title, text, words, sending, children, onClose }: ProjectFileDialogProps) {
  const { t } = useTranslation();
  const { isBusy, failure, faults, start, stop, forget } = sending;
  const { file, summary, error, pick } = useProjectFile();
  function close() {
    stop();
    onClose();
  }
  return (
    <Dialog
      open
      isLong
      title={title}
      onClose={close}
      actions={
        <>
          <Button look="quiet" onClick={close}>
            {t('action.cancel')}
          </Button>
          <Button look="strong" busy={isBusy} inactive={!summary || Boolean(error)} onClick={() => file && start(file)}>
            {summary && summary.leftOut.length > 0 ? words.startWithout : words.start}
          </Button>
        </>
      }
    >
      <div>{text}</div>
      <FilePicker
        file={file}
        error={error && t(error, { limit: mostProjectFile })}
        onPick={(next) => {
          forget();
          return pick(next);
        }}
      />
      {summary && summary.toolsets.length > 0 && (
        <p role="status" className="font-semibold text-text">
          {t('imports.holds', { name: summary.name, count: summary.toolsets.length })}
        </p>
      )}
      {summary && !error && children(summary)}
      {summary && <LeftOutList leftOut={summary.leftOut} />}
      {summary && summary.imagesLeftOut > 0 && (
        <Notice kind="advice" live title={t('imports.imagesMissing', { count: summary.imagesLeftOut })} />
      )}
      {isBusy && <ProgressBar label={words.working} />}
      <FormAlert failure={failure} />
      <ImportFaults faults={faults} />
    </Dialog>
  );
}
