import { TooManyRequestsError } from '#server/errors/TooManyRequestsError.ts';

/** Whose call it is. */
export interface Holder {
  /** As in `clientNetwork`. */
  network: string;
  /** Absent: nobody is signed in. */
  person?: string | undefined;
}

export interface MostInFlight {
  /** Bytes. More than the largest export, so that one never stops the other calls of its person. */
  person: number;
  network: number;
}

const megabyte = 1_000_000;
const usualMost: MostInFlight = { person: 160 * megabyte, network: 400 * megabyte };
const retryAfter = 5; // seconds

/**
 * What one process holds in memory of bodies that are not handled yet and of answers that are not sent yet, by person
 * and by client network. Small ones are not counted: connections bound them.
 */
export class BytesInFlight {
  readonly #most: MostInFlight;
  readonly #held = new Map<string, number>();

  constructor(most: MostInFlight = usualMost) {
    this.#most = most;
  }

  /** @throws TooManyRequestsError where a network has all in flight that it may: it reads none of its answers */
  requireRoom({ network }: Holder): void {
    if (this.#heldBy(`network ${network}`) >= this.#most.network) throw new TooManyRequestsError(retryAfter);
  }

  /** Whether so many more may be held. What is alone may have any size. */
  hasRoom(holder: Holder, bytes: number): boolean {
    return this.#shares(holder).every(({ key, most }) => {
      const held = this.#heldBy(key);
      return held === 0 || held + bytes <= most;
    });
  }

  /** Counts them until the function that it gives is called. */
  hold(holder: Holder, bytes: number): () => void {
    const shares = this.#shares(holder);
    for (const { key } of shares) this.#held.set(key, this.#heldBy(key) + bytes);
    return () => {
      for (const { key } of shares) {
        const left = this.#heldBy(key) - bytes;
        if (left > 0) this.#held.set(key, left);
        else this.#held.delete(key);
      }
    };
  }

  /** The same, until the call is over. @throws TooManyRequestsError where there is no room */
  holdFor(res: { once(event: 'close', listener: () => void): unknown }, holder: Holder, bytes: number): void {
    if (!this.hasRoom(holder, bytes)) throw new TooManyRequestsError(retryAfter);
    res.once('close', this.hold(holder, bytes));
  }

  #heldBy(key: string): number {
    return this.#held.get(key) ?? 0;
  }

  #shares({ network, person }: Holder): { key: string; most: number }[] {
    return [
      { key: `network ${network}`, most: this.#most.network },
      ...(person === undefined ? [] : [{ key: `person ${person}`, most: this.#most.person }]),
    ];
  }
}
