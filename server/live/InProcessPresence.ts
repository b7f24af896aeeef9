import { mostSeats, type Presence, type Seat } from './Presence.ts';

interface TakenSeat extends Seat {
  until: number;
}

/** Who is in the projects of one process. */
export class InProcessPresence implements Presence {
  // What was taken longest ago stands first, among the projects and among the seats of each.
  readonly #projects = new Map<string, Map<string, TakenSeat>>();
  readonly #lifetime: number;

  /** @param lifetime milliseconds after which a seat expires */
  constructor(lifetime: number) {
    this.#lifetime = lifetime;
  }

  async take(projectId: string, seatName: string, seat: Seat): Promise<boolean> {
    this.#sweepAll();
    const seats = this.#sweep(projectId) ?? new Map<string, TakenSeat>();
    const before = seats.get(seatName);
    seats.delete(seatName);
    const own = [...seats].filter(([, { userId }]) => userId === seat.userId);
    for (const [oldest] of own.slice(0, Math.max(0, own.length + 1 - mostSeats))) seats.delete(oldest);
    seats.set(seatName, { ...seat, until: performance.now() + this.#lifetime });
    this.#projects.delete(projectId);
    this.#projects.set(projectId, seats);
    return before?.toolset !== seat.toolset;
  }

  async leave(projectId: string, seatName: string): Promise<void> {
    const seats = this.#projects.get(projectId);
    seats?.delete(seatName);
    if (seats?.size === 0) this.#projects.delete(projectId);
  }

  async list(projectId: string): Promise<ReadonlyMap<string, Seat>> {
    return this.#sweep(projectId) ?? new Map();
  }

  /** Frees what has expired in projects where nobody takes a seat or looks any more. */
  #sweepAll(): void {
    for (const projectId of this.#projects.keys()) if (this.#sweep(projectId)) return;
  }

  /** The seats of a project that have not expired, if there are any. */
  #sweep(projectId: string): Map<string, TakenSeat> | undefined {
    const seats = this.#projects.get(projectId);
    for (const [seatName, { until }] of seats ?? []) {
      if (until >= performance.now()) return seats;
      seats?.delete(seatName);
    }
    this.#projects.delete(projectId);
    return undefined;
  }
}
