import { z } from 'zod';

/** The id of a row, of a toolset, or of a list item that names another: also what may stand for one in an address. */
export const idShape = /^[\w-]{1,64}$/;

/** The same in bodies and queries. */
export const id = z.string().max(64, { abort: true }).regex(idShape, { abort: true });
