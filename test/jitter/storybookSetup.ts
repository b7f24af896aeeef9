import { inject } from 'vitest';

import { delayPage } from './delayPage.ts';

delayPage(inject('jitter'));
