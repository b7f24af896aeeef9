import { fetchFile } from '#web/api/fetchFile.ts';

/**
 * The uploaded images of what is on the page, fetched with the session, each once. Their addresses are valid until they
 * are released.
 */
export class ProjectImages {
  /** Where they are read, and new ones are sent. */
  readonly path: string;
  readonly #blobs = new Map<string, Promise<Blob>>();
  readonly #addresses = new Map<string, Promise<string>>();

  constructor(path: string) {
    this.path = path;
  }

  blobOf(fileName: string): Promise<Blob> {
    return remember(this.#blobs, fileName, async () => (await fetchFile(`${this.path}/${fileName}`)).blob);
  }

  addressOf(fileName: string): Promise<string> {
    return remember(this.#addresses, fileName, async () => URL.createObjectURL(await this.blobOf(fileName)));
  }

  release(): void {
    for (const address of this.#addresses.values()) void address.then(URL.revokeObjectURL, () => {});
    this.#addresses.clear();
    this.#blobs.clear();
  }
}

/** What failed is tried again when it is next asked for. */
function remember<T>(known: Map<string, Promise<T>>, name: string, load: () => Promise<T>): Promise<T> {
  const earlier = known.get(name);
  if (earlier) return earlier;
  const loading = load();
  known.set(name, loading);
  loading.catch(() => known.delete(name));
  return loading;
}
