import type { Balance } from '#engine/protocol/balance.ts';
import type { Configuration } from '#engine/protocol/toolset.ts';

import { call } from './call.ts';

export const fetchConfiguration = () => call<Configuration>('/api/configuration');

export const fetchBalance = () => call<Balance>('/api/balance');
