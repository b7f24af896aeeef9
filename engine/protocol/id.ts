import { z } from 'zod';

/** The id of a row, a toolset or a referenced list item; also everything accepted as an id in paths. */
export const idShape = /^[\w-]{1,64}$/;

/** The name of an uploaded file. */
export const fileNameShape = /^[\w-]{1,58}\.[a-z]{1,5}$/;

/** The same in bodies and queries. */
export const id = z.string().max(64, { abort: true }).regex(idShape, { abort: true });
