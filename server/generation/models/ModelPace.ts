import type { ModelPatience } from './ModelPatience.ts';

/** What one call may take, in milliseconds. */
export interface CallLimits {
  /** Until the first sign of life, then between two of them. */
  first: number;
  silence: number;
  total: number;
}

/** What a call took: tokens, and milliseconds until the first word and from there to the last. */
export interface MeasuredCall {
  promptTokens: number;
  reading: number;
  answerTokens: number;
  writing: number;
}

const longest = 1_800_000; // milliseconds
// A model that is busy with others is slower than it was.
const reserve = 4;
const measuresKept = 5;
const leastMeasured = 200; // tokens, below which starting up outweighs them

/** How long calls of one model may take: by the length of what it reads and writes, and the speed it has shown. */
export class ModelPace {
  readonly #patience: ModelPatience;
  #reading: number[] = [];
  #writing: number[] = [];

  constructor(patience: ModelPatience) {
    this.#patience = patience;
  }

  limits({ promptTokens, answerTokens }: { promptTokens: number; answerTokens: number }): CallLimits {
    const { silence, total, slowest } = this.#patience;
    const reading = slowest ? (promptTokens / speed(this.#reading, slowest.reading)) * 1000 : 0;
    const writing = slowest ? (answerTokens / speed(this.#writing, slowest.writing)) * 1000 : 0;
    const first = Math.min(longest, silence + reading);
    return { first, silence, total: Math.max(Math.min(total, longest), Math.min(longest, first + writing)) };
  }

  learn({ promptTokens, reading, answerTokens, writing }: MeasuredCall): void {
    if (promptTokens >= leastMeasured) this.#reading = keep(this.#reading, promptTokens, reading);
    if (answerTokens >= leastMeasured) this.#writing = keep(this.#writing, answerTokens, writing);
  }
}

function keep(speeds: readonly number[], tokens: number, milliseconds: number): number[] {
  return [...speeds, (tokens / Math.max(1, milliseconds)) * 1000].slice(-measuresKept);
}

/** Tokens a second to reckon with: a share of the slowest that it has shown of late. */
function speed(measured: readonly number[], unknown: number): number {
  return measured.length === 0 ? unknown : Math.min(...measured) / reserve;
}
