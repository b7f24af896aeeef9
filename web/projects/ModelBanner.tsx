import { latePart } from '#web/components/latePart.tsx';
import { useWithoutModel } from '#web/stores/useWithoutModel.ts';

// Most installations have a model.
const ModelNotice = latePart(async () => (await import('./ModelNotice.tsx')).ModelNotice, {
  placeholder: <div className="min-h-11 rounded-2xl bg-tertiary-tonal" />,
});

/** Shown while no model is connected. */
export function ModelBanner() {
  return useWithoutModel() && <ModelNotice />;
}
