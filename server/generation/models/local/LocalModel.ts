/** A model that answers on this machine. */
export interface LocalModel {
  /** As its server calls it. */
  name: string;
  /** The base address, ending in /v1. */
  baseUrl: string;
  /** The software that usually answers at that port. */
  server: string;
}
