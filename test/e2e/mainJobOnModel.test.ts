import { describe } from 'vitest';

import { testMainJob } from '../support/testMainJob.ts';

describe('an idea taken through all toolsets with a compatible model server', () =>
  testMainJob('a compatible model server'));
