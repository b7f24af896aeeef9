import { fitToSchema } from '#engine/generation/fitToSchema.ts';
import { getAt, setAt } from '#engine/schema/pointer.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { hasContent } from '#engine/validation/hasContent.ts';

import { fillStarter } from './fillStarter.ts';
import type { StarterContext } from './StarterContext.ts';
import { starterFromWords } from './starterFromWords.ts';

interface LayOutInput extends StarterContext {
  /** JSON pointers of the only fields to lay out. */
  fields?: readonly string[] | undefined;
  current: ToolsetDocument | null;
}

/**
 * The method's starter for a project: its own words where they belong, questions and blanks elsewhere. As a whole, it
 * fills the fields that have no content yet; chosen fields are laid out anew.
 */
export function layOutStarter(input: LayOutInput): ToolsetDocument {
  const { toolset, fields, current } = input;
  const starter = starterOf(input);
  if (fields) {
    return fields.reduce((document, pointer) => {
      const value = getAt(starter, pointer) ?? getAt(starter, pointer.replaceAll(/\/\d+(?=\/|$)/g, '/0'));
      return value === undefined ? document : setAt(document, pointer, value);
    }, current ?? {});
  }
  const written = Object.entries(current ?? {}).filter(([key, value]) => hasContent({ [key]: value }, toolset.schema));
  return { ...starter, ...Object.fromEntries(written) };
}

/** Within the bounds of the schema: names and descriptions are as long as people make them. */
function starterOf(context: StarterContext): ToolsetDocument {
  const { toolset, language } = context;
  const filled = toolset.starters ? fillStarter(toolset.starters[language], context) : starterFromWords(context);
  return (fitToSchema(filled ?? {}, toolset.schema).value ?? {}) as ToolsetDocument;
}
