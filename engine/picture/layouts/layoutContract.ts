import { z } from 'zod/v3';

import { layouts } from './layouts.ts';

type Contracts<Layouts extends readonly { contract: unknown }[]> = {
  -readonly [Index in keyof Layouts]: Layouts[Index]['contract'];
};

/** The contract of one layout in `ui.json`, by its kind. */
export const layoutContract = z.discriminatedUnion(
  'kind',
  layouts.map(({ contract }) => contract) as unknown as Contracts<typeof layouts>,
);

export type LayoutDescription = z.infer<typeof layoutContract>;
