import ImageUp from 'lucide-react/icons/image-up';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { imageTypes, mostImageMegabytes } from '#engine/images/imageRules.ts';
import { Button } from '#web/components/Button.tsx';
import { buttonStyle } from '#web/components/buttonStyle.ts';

interface LogoFieldProps {
  hasLogo: boolean;
  error: string | undefined;
  onPick: (file: File) => void;
  onRemove: () => void;
  /** Told of a file that cannot be a logo. */
  onRefuse: (message: string) => void;
}

/** Opens the browser's choice of files. The input lies over what it looks like. */
export function LogoField({ hasLogo, error, onPick, onRemove, onRefuse }: LogoFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  function take(file: File | undefined) {
    if (!file) return;
    const isTaken = (imageTypes as readonly string[]).includes(file.type);
    if (isTaken && file.size <= mostImageMegabytes * 1024 * 1024) onPick(file);
    else onRefuse(isTaken ? t('brand.tooLarge', { megabytes: mostImageMegabytes }) : t('brand.wrongKind'));
  }

  return (
    <div role="group" aria-labelledby={`${id}-label`} className="flex flex-wrap items-center gap-3">
      <span id={`${id}-label`} className="basis-full text-sm font-semibold">
        {t('brand.logo')}
      </span>
      <label
        className={`${buttonStyle({ size: 'small' })} relative has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus`}
      >
        <input
          ref={input}
          type="file"
          accept={imageTypes.join(',')}
          aria-labelledby={`${id}-label ${id}`}
          aria-describedby={`${id}-note`}
          aria-invalid={error ? true : undefined}
          className="absolute inset-0 w-full cursor-pointer opacity-0"
          onChange={({ target }) => {
            take(target.files?.[0]);
            // So that the same file can be chosen again.
            target.value = '';
          }}
        />
        <ImageUp aria-hidden size={18} />
        <span id={id}>{t(hasLogo ? 'brand.replace' : 'brand.choose')}</span>
      </label>
      {hasLogo && (
        <Button
          look="quiet"
          size="small"
          onClick={() => {
            onRemove();
            input.current?.focus();
          }}
        >
          {t('brand.remove')}
        </Button>
      )}
      <p id={`${id}-note`} className={`basis-full text-sm ${error ? 'text-error' : 'text-muted'}`}>
        {error ?? t('brand.kinds', { megabytes: mostImageMegabytes })}
      </p>
    </div>
  );
}
