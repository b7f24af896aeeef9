import { setTimeout as sleep } from 'node:timers/promises';

import type { Chance } from './Chance.ts';
import type { Recorder } from './Recorder.ts';
import type { Seat } from './Seat.ts';

const minute = 60_000;

/** Every way in which servers are disturbed. */
export const disturbances = ['kill', 'pause', 'network', 'clock', 'disk'] as const;
export type DisturbanceName = (typeof disturbances)[number];

/**
 * Disturbs servers while people work, three times at moments that chance chooses: once by the network, since that
 * leaves most in doubt, and in two of the other ways.
 */
export class Nemesis {
  readonly #seats: readonly Seat[];
  readonly #chance: Chance;
  readonly #recorder: Recorder;
  readonly #ways: readonly DisturbanceName[];

  constructor(options: {
    seats: readonly Seat[];
    chance: Chance;
    recorder: Recorder;
    ways?: readonly DisturbanceName[];
  }) {
    this.#seats = options.seats;
    this.#chance = options.chance;
    this.#recorder = options.recorder;
    this.#ways = options.ways ?? disturbances;
  }

  async run(): Promise<void> {
    for (const way of this.#chance.shuffle(this.#roundOf())) {
      await sleep(this.#chance.between(100, 400));
      await this.#disturb(way);
    }
    await sleep(this.#chance.between(100, 400));
  }

  #roundOf(): DisturbanceName[] {
    const others = this.#ways.filter((way) => way !== 'network');
    return ['network', ...this.#chance.shuffle(others).slice(0, 2)];
  }

  async #disturb(way: DisturbanceName): Promise<void> {
    const chance = this.#chance;
    const place = chance.between(0, this.#seats.length - 1);
    const seat = this.#seats[place]!;
    const note = (what: string, work: () => Promise<unknown>) =>
      this.#recorder.disturb(`server ${place}: ${what}`, work);
    switch (way) {
      case 'kill': {
        const rest = chance.between(0, 200);
        // As in a power failure.
        const all = chance.next() < 0.3 ? this.#seats : [seat];
        return note(all.length > 1 ? 'killed with all others' : 'killed', () =>
          Promise.all(all.map((each) => each.kill(rest))),
        );
      }
      case 'pause':
        return note('stopped', () => seat.pause(chance.between(100, 1800)));
      case 'network': {
        const link = chance.of(['people', ...Object.keys(seat.links)]);
        const how = chance.of(['cut', 'mute', 'loseAnswers', 'loseAnswers'] as const);
        return note(`${link}: ${how}`, () => seat.cut(link, how, chance.between(100, 900)));
      }
      case 'clock': {
        const by = chance.of([
          chance.between(1, 20) * minute,
          chance.between(1, 20) * minute,
          -chance.between(1, 30) * 1000,
        ]);
        return note(`clock moved by ${by / 1000} s`, async () => seat.moveClock(by));
      }
      case 'disk': {
        // Of a disk that servers share.
        const bytes = chance.between(0, 60_000);
        const duration = chance.between(100, 700);
        return note(`no file beyond ${bytes} bytes`, () =>
          Promise.all(this.#seats.map((each) => each.fillDisk(bytes, duration))),
        );
      }
    }
  }
}
