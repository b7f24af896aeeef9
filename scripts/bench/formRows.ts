import type { BenchRow } from './BenchRow.ts';
import type { Peer } from './form/buildPages.ts';
import type { Measurement } from './form/measurePage.ts';
import { benchForm } from './form/run.ts';

const names: Record<Peer, string> = { filiz: 'Filiz', rjsf: 'RJSF', jsonforms: 'JSON Forms', plain: 'plain HTML' };

const compared: { name: keyof Measurement; measure: string; peers: [Peer, number?][] }[] = [
  { name: 'cpuPerKey', measure: 'CPU per key', peers: [['rjsf', 1 / 3], ['jsonforms'], ['plain', 1.25]] },
  { name: 'paintP50', measure: 'key to paint, p50', peers: [['rjsf'], ['plain']] },
  { name: 'paintP95', measure: 'key to paint, p95', peers: [['rjsf'], ['plain']] },
  { name: 'interactive', measure: 'time to interactive', peers: [['rjsf', 0.4], ['jsonforms'], ['plain']] },
  { name: 'addItem', measure: 'adding a list item', peers: [['rjsf', 0.5], ['jsonforms']] },
];

/** The 350-field form in Chromium, at full speed and with 4x CPU throttling. */
export async function formRows(): Promise<BenchRow[]> {
  const results = await benchForm();
  return ([1, 4] as const).flatMap((speed) =>
    compared.flatMap(({ name, measure, peers }) =>
      peers.map(([peer, atMost]) => ({
        part: 'form',
        measure: `${measure}, ${speed}x slow-down`,
        unit: 'ms' as const,
        filiz: results[`filiz@${speed}x`][name],
        peer: { name: names[peer], value: results[`${peer}@${speed}x`][name] },
        ...(atMost !== undefined && { atMost }),
      })),
    ),
  );
}
