/** Keeps uploaded files by name. Names are made by the server; a file never changes. */
export interface FileStore {
  put(name: string, bytes: Uint8Array, mediaType: string): Promise<void>;
  /** null where there is no such file. */
  get(name: string): Promise<Buffer | null>;
  /** Also where there is no such file. */
  delete(name: string): Promise<void>;
  /** Removes what writers left before a time without finishing it. */
  deleteBroken(before: Date): Promise<void>;
}
