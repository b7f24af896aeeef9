import type { Breach, History } from '#server/testing/histories/History.ts';

const near = 6;

/** What was promised, and all that happened around it, in the order in which it ended. */
export function describeBreaches(breaches: readonly Breach[], { calls, disturbances }: History): string {
  const events = [
    ...disturbances.map(({ what, begun, ended }) => ({ begun, ended, text: what })),
    ...calls.map(({ who, at, does, asks, key, begun, ended, result }) => {
      const text = `${who} at ${at}: ${does} ${JSON.stringify(asks)}${key ? ` [${key}]` : ''} → ${JSON.stringify(result)}`;
      return { begun, ended, text };
    }),
  ].toSorted((a, b) => a.ended - b.ended);
  return breaches
    .map(({ rule, about, around }) => {
      const isNear = ({ begun, ended }: { begun: number; ended: number }) =>
        around.some((place) => begun - near <= place && place <= ended + near);
      const lines = events.filter(isNear).map(({ begun, ended, text }) => `  ${begun}–${ended} ${text}`);
      return [`${rule}: ${about}`, ...lines].join('\n');
    })
    .join('\n\n');
}
