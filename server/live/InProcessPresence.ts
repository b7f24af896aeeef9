import type { Presence, Seat } from './Presence.ts';

interface TakenSeat extends Seat {
  until: number;
}

/** Who is in the projects of one process. */
export class InProcessPresence implements Presence {
  readonly #projects = new Map<string, Map<string, TakenSeat>>();
  readonly #lifetime: number;

  /** @param lifetime milliseconds after which a seat expires */
  constructor(lifetime: number) {
    this.#lifetime = lifetime;
  }

  async take(projectId: string, seatName: string, seat: Seat): Promise<boolean> {
    const seats = this.#projects.get(projectId) ?? new Map<string, TakenSeat>();
    this.#projects.set(projectId, seats);
    const before = seats.get(seatName);
    seats.set(seatName, { ...seat, until: performance.now() + this.#lifetime });
    return before === undefined || before.toolset !== seat.toolset || before.until < performance.now();
  }

  async leave(projectId: string, seatName: string): Promise<void> {
    const seats = this.#projects.get(projectId);
    seats?.delete(seatName);
    if (seats?.size === 0) this.#projects.delete(projectId);
  }

  async list(projectId: string): Promise<ReadonlyMap<string, Seat>> {
    const seats = this.#projects.get(projectId);
    for (const [seatName, { until }] of seats ?? [])
      if (until < performance.now()) await this.leave(projectId, seatName);
    return seats ?? new Map();
  }
}
