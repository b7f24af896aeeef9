import type { z } from 'zod/v3';

import type { CheckLayout } from '#engine/picture/Layout.ts';

/** A layout's description: an object that names its kind. */
type Contract<Kind extends string> = z.ZodObject<{ kind: z.ZodLiteral<Kind> } & z.ZodRawShape, 'strict'>;

/** What a layout's folder declares. What draws it is loaded apart, since a page needs one or two kinds. */
export interface LayoutDeclaration<Kind extends string, Described extends Contract<Kind>> {
  kind: Kind;
  /** Of its description in `ui.json`. */
  contract: Described;
  /** Tells what of a description does not fit the schema of its folder. */
  check: CheckLayout<z.infer<Described>>;
  /** Whether one that is too small on a slide may be divided; others are read across. */
  isDivisible?: boolean;
}

/** Holds a layout's kind, contract and check to each other. */
export function defineLayout<Kind extends string, Described extends Contract<Kind>>(
  layout: LayoutDeclaration<Kind, Described>,
): LayoutDeclaration<Kind, Described> {
  return layout;
}
