import { withoutControls } from '#engine/schema/withoutControls.ts';
import { withoutTurns } from '#engine/schema/withoutTurns.ts';

/**
 * A text as a source keeps it: every visible letter as it came, without what nobody sees and what turns the direction
 * of reading.
 */
export function settleText(text: string): string {
  const lines = withoutTurns(withoutControls(text.replaceAll('\f', '\n'))).split('\n');
  return lines
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/^\n+/, '')
    .trimEnd();
}
