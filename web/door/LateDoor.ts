import { latePart } from '#web/components/latePart.tsx';

// Who signs in does not wait for them.
const part = (name: 'loadDoor' | 'loadDrawings') =>
  latePart(async () => (await import('./doorWithWords.ts'))[name](), { comes: 'when idle' });
export const LateDoor = part('loadDoor');
export const LateDrawings = part('loadDrawings');
