import type { Config } from '#server/config.ts';
import type { DraftWriter } from '#server/generation/models/DraftWriter.ts';

const usual = 500;

/**
 * How many sketches strangers may have drawn on a day, all together: what the operator says; else none where the model
 * is paid for, which a key tells.
 */
export function sketchesPerDay({ config, writer }: { config: Config; writer: DraftWriter | null }): number {
  if (!writer) return 0;
  return config.sketchesPerDay ?? (config.model?.apiKey ? 0 : usual);
}
