import { latePart } from '#web/components/latePart.tsx';

export const LateProjectSwitcher = latePart(async () => (await import('./ProjectSwitcher.tsx')).ProjectSwitcher, {
  comes: 'when idle',
  placeholder: <span className="size-8 shrink-0" />,
});
