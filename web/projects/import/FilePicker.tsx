import Upload from 'lucide-react/icons/upload';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { FieldNote } from '#web/components/TextField.tsx';

interface FilePickerProps {
  file: File | null;
  error: string | null;
  onPick: (file: File) => Promise<void>;
}

/** Takes a JSON file. The input lies over the whole field, so that a file can also be dropped on it. */
export function FilePicker({ file, error, onPick }: FilePickerProps) {
  const { t } = useTranslation();
  const id = useId();
  const take = (files: FileList | null) => files?.[0] && void onPick(files[0]);
  return (
    <div className="flex flex-col gap-2">
      <label className="relative flex min-h-24 cursor-pointer flex-col items-center justify-center gap-2 rounded-2xl border-2 border-dashed border-outline-strong in-data-file-over:border-primary in-data-file-over:bg-field px-5 py-4 text-center text-text hover:bg-field has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
        <input
          type="file"
          accept=".json,application/json"
          aria-label={t('imports.file')}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-note` : undefined}
          className="absolute inset-0 cursor-pointer opacity-0"
          onChange={(event) => {
            take(event.target.files);
            // So that the same file can be chosen again once it was mended.
            event.target.value = '';
          }}
        />
        <Upload aria-hidden size={22} className="text-muted" />
        <span className="font-semibold wrap-anywhere">{file?.name ?? t('imports.choose')}</span>
        {file && <span className="text-sm text-muted">{t('imports.another')}</span>}
      </label>
      {error && <FieldNote id={`${id}-note`} error text={error} />}
    </div>
  );
}
