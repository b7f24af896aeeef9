import type { Figures } from '#engine/computed/Figures.ts';
import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import type { Language } from '#engine/languages/languages.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import type { Block } from './Block.ts';
import { type References, ReadingSource } from './ReadingSource.ts';
import { readProperties } from './readProperties.ts';

/**
 * A toolset's content as a document to read, in the language of its reader. Enum values become words, references the
 * names they point to, dates are written out, computed values computed; empty fields are left out, and so are sections
 * without content.
 *
 * @param references the items that bound fields can refer to, by field pattern, as in the toolset's state.
 * @param figures what it reads of other toolsets, as in the toolset's state.
 */
export function readDocument(
  definition: ToolsetDefinition,
  content: ToolsetDocument,
  language: Language,
  references: References = {},
  figures?: Figures,
): Block[] {
  const source = new ReadingSource(definition, content, language, references, figures);
  const { sections } = definition.locales[language];
  return definition.ui.sections.flatMap(({ id, fields }) => {
    const text = sections[id]?.title ?? id;
    const places = fields.map((pointer) => source.property(source.root, pointer.slice(1)));
    const blocks = readProperties(source, places, 3, text);
    const [first] = blocks;
    return first ? [{ kind: 'heading', level: 2, text, pointer: first.pointer }, ...blocks] : [];
  });
}
