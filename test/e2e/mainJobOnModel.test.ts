import { describe } from 'vitest';

import { testMainJob } from '../support/testMainJob.ts';

describe('an idea taken through the first toolsets with a compatible model server', () =>
  testMainJob('a compatible model server'));
