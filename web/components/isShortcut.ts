type Key = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'getModifierState'>;

/**
 * The letter of a key, in lower case: the one that it writes, so that Dvorak and the Turkish F have it where their
 * people look for it; where it writes no Latin letter, as on Russian, Greek and Arabic keyboards, the one at its place.
 */
export function letterOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  const isLatin = /^\p{Script=Latin}$/u.test(key);
  return (isLatin ? key : (/^Key([A-Z])$/.exec(code)?.[1] ?? '')).toLowerCase();
}

/** Whether Ctrl or Cmd is held with a letter, and nothing else. */
export function isShortcut(event: Key, letter: string): boolean {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return false;
  return !event.getModifierState('AltGraph') && letterOf(event) === letter;
}
