import { describe } from 'vitest';

import { testMainJob } from '../support/testMainJob.ts';

describe('an idea taken through all toolsets with the built-in drafter', () => testMainJob('the built-in drafter'));
