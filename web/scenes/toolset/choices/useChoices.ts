import { useState } from 'react';

import type { Clash } from '#engine/conflict/findClashes.ts';
import { changeKey } from '#web/document/changeKey.ts';

export interface Choices {
  /** By `changeKey`: where the other version is chosen. */
  taken: ReadonlySet<string>;
  /** Those that were decided on. */
  decided: ReadonlySet<string>;
  take: (some: readonly Clash[], isTaken: boolean) => void;
}

/** Of each place, which of two versions a person has chosen. @param begin what is taken of the other one at first. */
export function useChoices(begin: () => ReadonlySet<string>, beginDecided?: ReadonlySet<string>): Choices {
  const [taken, setTaken] = useState(begin);
  const [decided, setDecided] = useState<ReadonlySet<string>>(beginDecided ?? new Set());
  return {
    taken,
    decided,
    take: (some, isTaken) => {
      const keys = some.map(changeKey);
      setDecided((before) => new Set([...before, ...keys]));
      setTaken((before) => new Set(isTaken ? [...before, ...keys] : [...before].filter((key) => !keys.includes(key))));
    },
  };
}
