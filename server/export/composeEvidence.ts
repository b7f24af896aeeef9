import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import { registerBlocks } from '#engine/evidence-register/registerBlocks.ts';
import { registerSubject } from '#engine/evidence-register/registerSubject.ts';
import type { EvidenceRegister } from '#engine/evidence/Evidence.ts';
import { drawPicture } from '#engine/picture/drawPicture.ts';
import type { Scene } from '#engine/picture/Scene.ts';
import { mapTexts } from '#engine/schema/mapTexts.ts';

import type { Chapter } from './ExportDocument.ts';
import type { ExportOrder } from './ExportOrder.ts';
import { formats } from './formats/formats.ts';
import { printable } from './printable.ts';

/**
 * The register of what the chosen toolsets claim, as a chapter after the others. None where they claim nothing, where a
 * single toolset is exported, and in formats that have no place for it.
 */
export function composeEvidence(
  { chosen, format, language }: ExportOrder,
  definitions: readonly ToolsetDefinition[],
  all: EvidenceRegister,
): Chapter[] {
  const own = definitions.filter(({ manifest: { id } }) => chosen.includes(id));
  const last = own.at(-1);
  if (!last || own.length < 2 || !formats[format].hasRegister) return [];
  const register = within(all, new Set(chosen), formats[format].isPaged);
  if (register.claims.length === 0) return [];
  const titles = new Map(definitions.map(({ manifest, locales }) => [manifest.id, locales[language].title]));
  const subject = registerSubject(register, language, (id) => titles.get(id) ?? id);
  const { definition } = subject;
  const content = mapTexts(subject.content, printable);
  const { title, description } = definition.locales[language];
  let sheets: Scene[] | undefined;
  return [
    {
      id: definition.manifest.id,
      stage: last.manifest.stage,
      title,
      purpose: description,
      savedAt: null,
      definition,
      content: subject.content,
      references: {},
      figures: {},
      blocks: registerBlocks({ ...subject, content }),
      isUnconfirmed: false,
      places: { drafted: new Set(), written: new Set() },
      get sheets() {
        // Further sheets would only name the dots, which the table below does.
        return (sheets ??= drawPicture({ ...subject, content }, 'sheet').slice(0, 1));
      },
      // Its dots have names only in the table below.
      paper: [],
    },
  ];
}

/** The claims of some toolsets, and the sources that say something about them. */
function within(
  { claims, sources }: EvidenceRegister,
  toolsets: ReadonlySet<string>,
  isBrief: boolean,
): EvidenceRegister {
  const kept = claims.filter((claim) => toolsets.has(claim.toolset) && (!isBrief || isDeciding(claim)));
  const ids = new Set(kept.map(({ id }) => id));
  const known = (each: string) => ids.has(each);
  return {
    claims: kept,
    // On paper each claim names them.
    sources: (isBrief ? [] : sources)
      .map((source) => ({
        ...source,
        supports: source.supports.filter(known),
        contradicts: source.contradicts.filter(known),
      }))
      .filter(({ supports, contradicts }) => supports.length + contradicts.length > 0),
  };
}

/** What a decision may rest on; on paper all others say where they stand what is known of them. */
function isDeciding({ importance = 0, state }: EvidenceRegister['claims'][number]): boolean {
  return importance >= 5 || state === 'refuted' || state === 'contested';
}
