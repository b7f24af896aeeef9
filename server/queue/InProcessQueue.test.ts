import { describe } from 'vitest';

import { InProcessQueue } from './InProcessQueue.ts';
import { queueSuite } from './queueSuite.ts';

describe('the queue in the process', () => {
  queueSuite(async (options) => new InProcessQueue(options));
});
