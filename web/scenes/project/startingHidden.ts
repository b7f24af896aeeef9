import { session } from '#web/stores/session.ts';

const keyOf = (projectId: string) => `starting-hidden:${session.user?.id}:${projectId}`;

/** Hides the questions of the start for this person, on this device. */
export function hideStarting(projectId: string): void {
  try {
    localStorage.setItem(keyOf(projectId), '1');
  } catch {
    // Hidden for this visit only.
  }
}

export function isStartingHidden(projectId: string): boolean {
  try {
    return localStorage.getItem(keyOf(projectId)) !== null;
  } catch {
    return false;
  }
}
