import ImageUp from 'lucide-react/icons/image-up';
import { type Ref, useId } from 'react';

import { imageTypes, mostImageMegabytes } from '#engine/images/imageRules.ts';
import { buttonStyle } from '#web/components/buttonStyle.ts';

interface ImagePickerProps {
  ref: Ref<HTMLInputElement>;
  labelId: string;
  hasImage: boolean;
  words: (word: string, values?: Record<string, string | number>) => string;
  onPick: (files: FileList) => void;
}

/** Opens the browser's choice of files. The input lies over what it looks like. */
export function ImagePicker({ ref, labelId, hasImage, words, onPick }: ImagePickerProps) {
  const id = useId();
  return (
    <>
      <label
        className={`${buttonStyle({ size: 'small' })} relative has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus`}
      >
        <input
          ref={ref}
          type="file"
          accept={imageTypes.join(',')}
          aria-labelledby={`${labelId} ${id}`}
          aria-describedby={hasImage ? undefined : `${id}-hint`}
          className="absolute inset-0 w-full cursor-pointer opacity-0"
          onChange={({ target }) => {
            if (target.files) onPick(target.files);
            // So that the same file can be chosen again.
            target.value = '';
          }}
        />
        <ImageUp aria-hidden size={18} />
        <span id={id}>{words(hasImage ? 'replace' : 'choose')}</span>
      </label>
      {!hasImage && (
        <span id={`${id}-hint`} className="order-last basis-full text-sm text-muted">
          {words('orDrop')} · {words('kinds', { megabytes: mostImageMegabytes })}
        </span>
      )}
    </>
  );
}
