/** How much a model takes in one call, in tokens. */
export interface ModelRoom {
  /** Prompt, schema and answer together. */
  context: number;
  /** Of an answer, at most; as much as is left without it. */
  answer?: number;
}
