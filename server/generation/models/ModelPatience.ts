/** How long a model's server may be silent, and take in all, in milliseconds. */
export interface ModelPatience {
  silence: number;
  total: number;
}
