import { z } from 'zod/v3';

/** How long a team takes over a toolset, in minutes. */
export const minutesContract = z.number().int().min(5).max(600).optional();
