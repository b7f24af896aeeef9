import { readFileSync } from 'node:fs';

export interface Room {
  name: string;
  /** The engine's are numbered from its cellar, 0; what stands beside the storeys has none. */
  storey: number | undefined;
}

/** The rooms that docs/architecture.md draws, by the folder in which they are. */
export function readMap(text = readFileSync('docs/architecture.md', 'utf8')): Record<string, Room[]> {
  const map: Record<string, Room[]> = {};
  let rooms: Room[] = [];
  let storey: number | undefined;
  for (const line of (/\n```\n([\s\S]*?)\n```\n/.exec(text)?.[1] ?? '').split('\n')) {
    const [, top] = /^([a-z]+)\//.exec(line) ?? [];
    if (top) {
      rooms = map[top] = [];
      storey = undefined;
    }
    const [, digit = ' ', names = ''] = /^([\d ]) ((?:\S+\/ ?)+)/.exec(line) ?? [];
    if (digit !== ' ') storey = Number(digit);
    for (const name of names.match(/(?<!\S)[^/\s]+/g) ?? []) {
      if (rooms.every((room) => room.name !== name)) rooms.push({ name, storey });
    }
  }
  return map;
}
