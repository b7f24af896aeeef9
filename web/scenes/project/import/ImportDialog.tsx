import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { mostProjectFile } from '#engine/protocol/projectFileRules.ts';

import { Button } from '../../../components/Button.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { ProgressBar } from '../../../components/ProgressBar.tsx';
import { definitions, loadSummaries } from '../../../stores/definitions.ts';
import { reportFailure } from '../../../stores/reportFailure.ts';
import { showToast } from '../../../stores/toasts.ts';
import { FormAlert } from '../../entry/FormAlert.tsx';
import { FilePicker } from './FilePicker.tsx';
import { ImportFaults } from './ImportFaults.tsx';
import { LeftOutList } from './LeftOutList.tsx';
import { type ProjectFileSummary, readProjectFile } from './readProjectFile.ts';
import { useImport } from './useImport.ts';

interface ImportDialogProps {
  /** Where the project goes; the first workspace without it. */
  workspaceId?: string | undefined;
  onClose: () => void;
}

interface Picked {
  file: File;
  summary: ProjectFileSummary | null;
  isTooLarge: boolean;
}

/** Makes a project of a file that was exported: what cannot be imported is named before, and left out on consent. */
export function ImportDialog({ workspaceId, onClose }: ImportDialogProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [picked, setPicked] = useState<Picked | null>(null);
  const { isBusy, failure, faults, start, stop, forget } = useImport((project) => {
    showToast('success', t('imports.done', { name: project.name }));
    onClose();
    void navigate(`/project/${project.id}`);
  });
  useEffect(() => {
    loadSummaries().catch(reportFailure);
  }, []);

  async function pick(file: File) {
    forget();
    const isTooLarge = file.size > mostProjectFile * 1024 * 1024;
    await loadSummaries().catch(reportFailure);
    const summary = isTooLarge ? null : await readProjectFile(file, definitions.summaries);
    setPicked({ file, summary, isTooLarge });
  }
  function close() {
    stop();
    onClose();
  }
  const summary = picked?.summary;
  const error = picked && faultOf(picked);
  return (
    <Dialog
      open
      title={t('imports.title')}
      onClose={close}
      actions={
        <>
          <Button look="quiet" onClick={close}>
            {t('action.cancel')}
          </Button>
          <Button
            look="strong"
            busy={isBusy}
            inactive={!summary || Boolean(error)}
            onClick={() => picked && start(picked.file, workspaceId ?? null)}
          >
            {t(summary && summary.leftOut.length > 0 ? 'imports.startWithout' : 'imports.start')}
          </Button>
        </>
      }
    >
      <p>{t('imports.text')}</p>
      <FilePicker file={picked?.file ?? null} error={error && t(error, { limit: mostProjectFile })} onPick={pick} />
      {summary && summary.count > 0 && (
        <p role="status" className="font-semibold text-text">
          {t('imports.holds', { name: summary.name, count: summary.count })}
        </p>
      )}
      {summary && <LeftOutList leftOut={summary.leftOut} />}
      {isBusy && <ProgressBar label={t('imports.working')} />}
      <FormAlert failure={failure} />
      <ImportFaults faults={faults} />
    </Dialog>
  );
}

function faultOf({ summary, isTooLarge }: Picked) {
  if (isTooLarge) return 'imports.tooLarge' as const;
  if (!summary) return 'imports.unreadable' as const;
  return summary.count === 0 ? ('imports.nothing' as const) : null;
}
