import { describe } from 'vitest';

import { eventBusSuite } from './eventBusSuite.ts';
import { InProcessEventBus } from './InProcessEventBus.ts';

describe('events in the process', () => {
  eventBusSuite(async () => new InProcessEventBus());
});
