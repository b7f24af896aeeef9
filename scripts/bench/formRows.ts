import type { BenchRow } from './BenchRow.ts';
import type { Peer } from './form/buildPages.ts';
import { speeds } from './form/FormResults.ts';
import type { Measurement } from './form/measurePage.ts';
import { benchForm } from './form/run.ts';
import { median, medianOf } from './statistics.ts';

const names: Record<Peer, string> = { filiz: 'Filiz', rjsf: 'RJSF', jsonforms: 'JSON Forms', plain: 'plain HTML' };

const compared: { name: keyof Measurement; measure: string; peers: [Peer, number?][] }[] = [
  { name: 'cpuPerKey', measure: 'CPU per key', peers: [['rjsf', 0.3], ['jsonforms'], ['plain', 1.25]] },
  { name: 'paintP50', measure: 'key to paint, p50', peers: [['rjsf'], ['plain']] },
  { name: 'paintP95', measure: 'key to paint, p95', peers: [['rjsf'], ['plain']] },
  { name: 'interactive', measure: 'time to interactive', peers: [['rjsf', 0.4], ['jsonforms'], ['plain', 1]] },
  { name: 'openCpu', measure: 'CPU to open the page', peers: [['rjsf', 0.4], ['jsonforms'], ['plain', 1]] },
  { name: 'addItem', measure: 'adding a list item', peers: [['rjsf'], ['jsonforms'], ['plain', 1.2]] },
  { name: 'addItemCpu', measure: 'CPU for adding a list item', peers: [['rjsf'], ['jsonforms'], ['plain']] },
];

/** The 350-field form in Chromium, at full speed and with 4x CPU throttling. */
export async function formRows(): Promise<BenchRow[]> {
  const results = await benchForm();
  return speeds.flatMap((speed) =>
    compared.flatMap(({ name, measure, peers }) =>
      peers.map(([peer, atMost]) => {
        const own = results[`filiz@${speed}x`].map((round) => round[name]);
        const others = results[`${peer}@${speed}x`];
        return {
          part: 'form',
          measure: `${measure}, ${speed}x slow-down`,
          unit: 'ms' as const,
          filiz: median(own),
          peer: { name: names[peer], value: medianOf(others, (round) => round[name]) },
          ratio: median(own.map((value, round) => value / (others[round]?.[name] ?? Number.NaN))),
          ...(atMost !== undefined && { atMost }),
        };
      }),
    ),
  );
}
