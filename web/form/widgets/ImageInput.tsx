import { lateView } from '#web/components/lateView.ts';
import type { ControlProps } from '#web/form/fields/ControlProps.ts';
import { imageWords } from '#web/form/image/imageWords.ts';

// Few forms have an image.
/** An uploaded image. */
export const ImageInput = lateView(
  imageWords.with(async () => (await import('#web/form/image/ImageField.tsx')).ImageField),
  ({ id }: ControlProps) => <div ref={handOnFocus} id={id} tabIndex={-1} className="min-h-28 rounded-2xl bg-field" />,
);

/** Whoever was led to the field while it was on its way stands in it once it is there. */
function handOnFocus(waiting: HTMLElement | null) {
  return () => {
    if (!waiting || document.activeElement !== waiting) return;
    queueMicrotask(() => document.getElementById(waiting.id)?.focus());
  };
}
