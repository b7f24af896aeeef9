import { latePart } from '#web/components/latePart.tsx';

/** At the foot or the side of the page, with nothing below it. */
export const LateDependenciesPanel = latePart(async () => (await import('./DependenciesPanel.tsx')).DependenciesPanel, {
  comes: 'when idle',
});
