import { describe } from 'vitest';

import { testMainJob } from '../support/testMainJob.ts';

describe('an idea taken through all toolsets', () => testMainJob('a model that knows the project'));
