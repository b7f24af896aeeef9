import { type ClipboardEvent, type DragEvent, useMemo, useRef, useState } from 'react';

import { imageAlt } from '#engine/images/imageAlt.ts';
import { storedImage } from '#engine/images/storedImage.ts';
import { Button } from '#web/components/Button.tsx';
import { classNames } from '#web/components/classNames.ts';
import type { ControlProps } from '#web/form/fields/ControlProps.ts';
import { useForm, useFormMode } from '#web/form/FormContext.ts';
import { useFieldValue } from '#web/form/useFieldValue.ts';
import { StoredPicture } from '#web/images/StoredPicture.tsx';

import { ImagePicker } from './ImagePicker.tsx';
import { ImageProgress } from './ImageProgress.tsx';
import { imageWords } from './imageWords.ts';
import { useImageUpload } from './useImageUpload.ts';

/** An image: chosen, dropped or pasted, shown, replaced and removed. A name without an image is shown as text. */
export function ImageField({ id, labelId, pointer, describedBy, readOnly }: ControlProps) {
  const { document, definition, language, announce } = useForm();
  const { generating } = useFormMode();
  const words = useMemo(() => imageWords.in(language), [language]);
  const value = useFieldValue(pointer);
  const [isOver, setIsOver] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const upload = useImageUpload(words, (fileName) => {
    document.set(pointer, fileName);
    announce(words('added'));
  });
  const image = storedImage(value);
  const name = !image && typeof value === 'string' && value !== '' ? value : null;
  const start = readOnly || generating ? undefined : upload.start;

  function take(files: FileList) {
    const [file] = files;
    if (file) start?.(file);
  }
  function remove() {
    document.set(pointer, undefined);
    announce(words('removed'));
    picker.current?.focus();
  }
  const handlers = start && {
    onPaste: (event: ClipboardEvent) => {
      if (event.clipboardData.files.length === 0) return;
      event.preventDefault();
      take(event.clipboardData.files);
    },
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      take(event.dataTransfer.files);
    },
  };
  return (
    <div
      id={id}
      role="group"
      tabIndex={-1}
      aria-labelledby={labelId}
      aria-describedby={classNames(describedBy, upload.fault !== null && `${id}-upload`) || undefined}
      className={classNames(
        'flex flex-col gap-3 rounded-2xl border p-3 -outline-offset-1 outline-focus focus:outline-2',
        start && 'in-data-file-over:border-dashed in-data-file-over:border-primary',
        isOver ? 'border-primary bg-field' : 'border-outline',
      )}
      {...handlers}
    >
      {image && <StoredPicture image={image} alt={imageAlt(definition, document.content, pointer, language)} />}
      {name !== null && (
        <div>
          <p className="font-medium wrap-anywhere">{name}</p>
          <p className="mt-1 text-sm text-muted">{words('onlyName')}</p>
        </div>
      )}
      {!image && name === null && !start && <p className="text-muted">{words('none')}</p>}
      {upload.part !== null && <ImageProgress part={upload.part} words={words} onCancel={upload.cancel} />}
      {start && upload.part === null && (
        <div className="flex flex-wrap items-center gap-2">
          <ImagePicker ref={picker} labelId={labelId} hasImage={image !== null} words={words} onPick={take} />
          {(image ?? name) !== null && (
            <Button look="quiet" size="small" aria-describedby={labelId} onClick={remove}>
              {words('remove')}
            </Button>
          )}
        </div>
      )}
      {upload.fault !== null && (
        <p id={`${id}-upload`} role="alert" className="text-sm text-error">
          {upload.fault}
        </p>
      )}
    </div>
  );
}
