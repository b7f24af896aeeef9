import { expect, it } from 'vitest';

import { isShortcut } from './isShortcut.ts';

const press = (key: string, code: string, more: KeyboardEventInit = {}) =>
  new KeyboardEvent('keydown', { key, code, ctrlKey: true, ...more });

it.each([
  ['English', press('s', 'KeyS')],
  ['with Caps Lock', press('S', 'KeyS')],
  ['Cmd', press('s', 'KeyS', { ctrlKey: false, metaKey: true })],
  ['Russian', press('ы', 'KeyS')],
  ['Greek', press('σ', 'KeyS')],
  ['Arabic', press('س', 'KeyS')],
  ['Dvorak', press('s', 'Semicolon')],
  ['Turkish F', press('s', 'KeyE')],
])('takes Ctrl+S: %s', (_, event) => expect(isShortcut(event, 's')).toBe(true));

it.each([
  ['Dvorak: another letter in the place of S', press('o', 'KeyS')],
  ['Turkish F: ü in the place of S', press('ü', 'KeyS')],
  ['AltGr', press('ś', 'KeyS', { modifierAltGraph: true })],
  ['AltGr as Ctrl and Alt', press('ы', 'KeyS', { altKey: true })],
  ['Shift', press('S', 'KeyS', { shiftKey: true })],
  ['no Ctrl', press('s', 'KeyS', { ctrlKey: false })],
])('leaves the browser its own: %s', (_, event) => expect(isShortcut(event, 's')).toBe(false));
