import { z } from 'zod/v3';

/** The version of a folder: major.minor.patch. */
export const versionContract = z.string().regex(/^\d+\.\d+\.\d+$/, 'must be a version such as "1.0.0"');
