// What browsers and Node have alike beyond the language, as far as the engine uses it: all that tsconfig.engine.json
// knows of either. The other configurations leave this file out, since they have the full declarations.

interface AbortSignal {
  throwIfAborted(): void;
}

declare const performance: { now(): number };

declare function setTimeout(run: (...nothing: never[]) => void): unknown;

declare class URL {
  static canParse(address: string): boolean;
  readonly hostname: string;
  constructor(address: string);
}

declare class TextEncoder {
  encode(text: string): Uint8Array;
}
