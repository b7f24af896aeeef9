import { latePart } from '#web/components/latePart.tsx';

/** Nobody takes a toolset elsewhere before they have seen it. */
export const LateToolsetMenu = latePart(async () => (await import('./ToolsetMenu.tsx')).ToolsetMenu, {
  comes: 'when idle',
  placeholder: <span className="size-10 shrink-0 max-desktop:size-11" />,
});
