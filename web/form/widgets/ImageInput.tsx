import { lazy, Suspense } from 'react';

import type { ControlProps } from '#web/form/fields/ControlProps.ts';
import { imageWords } from '#web/form/image/imageWords.ts';

// Few forms have an image.
const ImageField = lazy(
  imageWords.with(async () => ({ default: (await import('#web/form/image/ImageField.tsx')).ImageField })),
);

/** An uploaded image. */
export function ImageInput(props: ControlProps) {
  return (
    <Suspense
      fallback={<div ref={handOnFocus} id={props.id} tabIndex={-1} className="min-h-28 rounded-2xl bg-field" />}
    >
      <ImageField {...props} />
    </Suspense>
  );
}

/** Whoever was led to the field while it was on its way stands in it once it is there. */
function handOnFocus(waiting: HTMLElement | null) {
  return () => {
    if (!waiting || document.activeElement !== waiting) return;
    queueMicrotask(() => document.getElementById(waiting.id)?.focus());
  };
}
