/** Timeouts of a model's server in milliseconds: without any data, and for the whole answer. */
export interface ModelPatience {
  silence: number;
  total: number;
}
