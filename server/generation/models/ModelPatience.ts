/** How long a model's server is waited for, in milliseconds. */
export interface ModelPatience {
  /** Without a sign of life; before the first one, the time to read the prompt comes on top. */
  silence: number;
  /** For the whole answer of a quick model. */
  total: number;
  /** Tokens a second of a model of which nothing is known yet. Without it, time does not follow length. */
  slowest?: { reading: number; writing: number };
}
