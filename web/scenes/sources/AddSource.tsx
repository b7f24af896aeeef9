import Upload from 'lucide-react/icons/upload';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import {
  type Consent,
  consents,
  mostSourceMegabytes,
  type SourceForm,
  sourceForms,
} from '#engine/sources/sourceRules.ts';
import { newIdempotencyKey } from '#web/api/newIdempotencyKey.ts';
import { addSource } from '#web/api/sources.ts';
import { Button } from '#web/components/Button.tsx';
import { Dialog } from '#web/components/Dialog.tsx';
import { FormAlert } from '#web/components/form/FormAlert.tsx';
import { useSubmission } from '#web/components/form/useSubmission.ts';
import { SelectField } from '#web/components/SelectField.tsx';
import { TextArea } from '#web/components/TextArea.tsx';
import { TextField } from '#web/components/TextField.tsx';
import { sourcePath } from '#web/sourcePaths.ts';

const accepted = '.txt,.md,.vtt,.srt,.docx,.pdf';

/** Takes a text that is pasted, or a file, with what is to be known of it. */
export function AddSource({ projectId, onClose }: { projectId: string; onClose: () => void }) {
  const { t } = useTranslation();
  const formId = useId();
  const navigate = useNavigate();
  const { form, busy, messages, failure, setMessages, submit } = useSubmission();
  const [title, setTitle] = useState('');
  const [kind, setKind] = useState<SourceForm>('talk');
  const [date, setDate] = useState('');
  const [consent, setConsent] = useState<Consent | ''>('');
  const [text, setText] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const [key] = useState(newIdempotencyKey);

  function take(files: FileList | null) {
    const [picked] = files ?? [];
    if (!picked) return;
    setFile(picked);
    if (title === '') setTitle(picked.name.replace(/\.[^.]*$/, '').slice(0, 200));
  }

  async function send() {
    const missing = {
      ...(title.trim() === '' && { title: t('sources.titleMissing') }),
      ...(!file && text.trim() === '' && { text: t('sources.textMissing') }),
    };
    if (Object.keys(missing).length > 0) return setMessages(missing);
    const fields = { title, kind, ...(date && { date }), ...(consent && { consent }) };
    await submit(async () => {
      const { id } = await addSource(projectId, file ? formOf(fields, file) : { ...fields, text }, key);
      void navigate(sourcePath(projectId, id));
    });
  }

  return (
    <Dialog
      open
      isLong
      title={t('sources.add')}
      onClose={onClose}
      mustChoose={busy || text !== ''}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button look="strong" type="submit" form={formId} busy={busy}>
            {t('sources.add')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        ref={form}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <FormAlert failure={failure} />
        <label className="relative flex min-h-24 cursor-pointer flex-col items-center justify-center gap-1 rounded-2xl border-2 border-dashed border-outline-strong px-5 py-4 text-center text-text hover:bg-field has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
          <input
            type="file"
            accept={accepted}
            aria-label={t('sources.file')}
            className="absolute inset-0 cursor-pointer opacity-0"
            onChange={(event) => take(event.target.files)}
          />
          <Upload aria-hidden size={22} className="text-muted" />
          <span className="font-semibold wrap-anywhere">{file?.name ?? t('sources.choose')}</span>
          <span className="text-sm text-muted">{t('sources.fileHelp', { most: mostSourceMegabytes })}</span>
        </label>
        {!file && (
          <TextArea
            label={t('sources.text')}
            help={t('sources.textHelp')}
            value={text}
            error={messages['text']}
            onChange={(event) => setText(event.target.value)}
            style={{ maxHeight: '16rem' }}
          />
        )}
        <TextField
          label={t('sources.name')}
          value={title}
          maxLength={200}
          error={messages['title']}
          onChange={(event) => setTitle(event.target.value)}
        />
        <div className="grid gap-4 desktop:grid-cols-2">
          <SelectField
            label={t('sources.kind')}
            value={kind}
            options={sourceForms.map((value) => ({ value, label: t(`sources.kinds.kind-${value}`) }))}
            onChange={setKind}
          />
          <TextField
            label={t('sources.date')}
            type="date"
            value={date}
            error={messages['date']}
            onChange={(event) => setDate(event.target.value)}
          />
        </div>
        <SelectField
          label={t('sources.consent')}
          value={consent}
          options={[
            { value: '' as const, label: t('sources.consentUnknown') },
            ...consents.map((value) => ({ value, label: t(`sources.consents.consent-${value}`) })),
          ]}
          onChange={setConsent}
        />
        <p className="text-sm">{t('sources.privacy')}</p>
      </form>
    </Dialog>
  );
}

function formOf(fields: Record<string, string>, file: File): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', file);
  return form;
}
