import { computeDocuments } from '#engine/computed/computeDocuments.ts';
import { pickFigures } from '#engine/computed/pickFigures.ts';
import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import type { EvidenceRegister } from '#engine/evidence/Evidence.ts';
import { evidenceRegister } from '#engine/evidence/evidenceRegister.ts';
import { noTies } from '#engine/evidence/Ties.ts';
import { drawOnPaper } from '#engine/picture/drawOnPaper.ts';
import { drawPicture } from '#engine/picture/drawPicture.ts';
import type { Scene } from '#engine/picture/Scene.ts';
import { signUnconfirmed } from '#engine/picture/signUnconfirmed.ts';
import { exportFormats } from '#engine/protocol/exportFormats.ts';
import { draftedPlaces } from '#engine/provenance/draftedPlaces.ts';
import { isDerived } from '#engine/provenance/isDerived.ts';
import { markReading } from '#engine/reading/markReading.ts';
import { readDocument } from '#engine/reading/readDocument.ts';
import { type Referred, referencesOf } from '#engine/registry/referencesOf.ts';
import { leaveOut } from '#engine/schema/leaveOut.ts';
import { mapTexts } from '#engine/schema/mapTexts.ts';
import { openQuestions } from '#engine/schema/openQuestions.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { writeMirrors } from '#server/projects/mirrors.ts';

import { composeBrand } from './composeBrand.ts';
import { composeEvidence } from './composeEvidence.ts';
import { composeStanding } from './composeStanding.ts';
import type { Chapter, ExportDocument } from './ExportDocument.ts';
import type { ExportOrder } from './ExportOrder.ts';
import type { Format } from './formats/Format.ts';
import { formats } from './formats/formats.ts';
import { isDraftedIn } from './isDraftedIn.ts';
import { markClaims } from './markClaims.ts';
import { printable } from './printable.ts';
import { toldOnce } from './toldOnce.ts';

/** Reads and draws what was ordered. `definitions` are all toolsets, in path order. */
export function composeDocument(order: ExportOrder, definitions: readonly ToolsetDefinition[]): ExportDocument {
  const { language, project, date, timeZone } = order;
  const stored = readContents(order, definitions);
  const byId = new Map(definitions.map((definition) => [definition.manifest.id, definition]));
  const settled = computeDocuments(
    (id) => byId.get(id),
    (id) => stored.get(id) ?? null,
  );
  const contents = new Map([...stored].map(([id, content]) => [id, settled(id) ?? content]));
  const look = (id: string): Referred | undefined => {
    const definition = byId.get(id);
    return definition && { definition, contents: [contents.get(id) ?? null] };
  };
  const register = evidenceRegister(definitions, contents, order.ties?.tied);
  return {
    language,
    project,
    date,
    timeZone,
    answers: order.answers ?? [],
    images: order.images ?? new Map(),
    ...composeBrand(order),
    leftOut: order.leftOut ?? 0,
    ties: order.ties ?? noTies,
    history: order.history,
    storyChoices: order.storyChoices,
    standing: composeStanding(order, isDraftedIn(order.saved, definitions)),
    ...(order.story && { story: mapTexts(order.story as never, printable) as typeof order.story }),
    saved: contents.size,
    chosen: order.chosen.length,
    total: definitions.length,
    chapters: printedOnce(
      [
        ...definitions
          .filter(({ manifest: { id } }) => order.chosen.includes(id) && contents.has(id))
          .map((definition) => composeChapter(order, definition, contents, { look, register })),
        ...composeEvidence(order, definitions, register),
      ],
      formats[order.format],
    ),
  };
}

/** On paper, where one can turn back, no quotation stands twice. */
function printedOnce(chapters: Chapter[], { isPaged }: Format): Chapter[] {
  if (!isPaged) return chapters;
  const once = toldOnce();
  for (const chapter of chapters) chapter.blocks = once(chapter.blocks);
  return chapters;
}

function composeChapter(
  { format, language, saved, hasOpenQuestions }: ExportOrder,
  definition: ToolsetDefinition,
  contents: ReadonlyMap<string, ToolsetDocument>,
  { look, register }: { look: (id: string) => Referred | undefined; register: EvidenceRegister },
): Chapter {
  const { id, stage } = definition.manifest;
  const isComplete = hasOpenQuestions || exportFormats[format].isWhole;
  const content = leaveOut(contents.get(id)!, isComplete ? [] : [openQuestions]);
  const printed = mapTexts(content, printable);
  const { title, description } = definition.locales[language];
  const references = referencesOf(definition, look);
  const figures = pickFigures(definition.manifest, (other) => contents.get(other) ?? null);
  const row = saved.find(({ toolset }) => toolset === id);
  const unconfirmed = row?.unconfirmed ?? [];
  const places = draftedPlaces({ document: content, unconfirmed }, isDerived(definition));
  const mark = signUnconfirmed(places, { language });
  const reading = markReading(readDocument(definition, printed, language, references, figures), places);
  const subject = { definition, content: printed, language, references, figures, mark };
  let sheets: Scene[] | undefined;
  let paper: Scene[] | undefined;
  return {
    id,
    stage,
    title,
    purpose: description,
    savedAt: row?.savedAt ?? null,
    definition,
    content,
    unconfirmed,
    places,
    states: new Map(register.claims.flatMap((claim) => (claim.toolset === id ? [[claim.pointer, claim.state]] : []))),
    mark,
    references,
    figures,
    blocks: markClaims({ format, language }, reading.blocks, id, register),
    isUnconfirmed: reading.isUnconfirmed,
    // Not every format shows pictures, and slides draw their own.
    get sheets() {
      return (sheets ??= drawPicture(subject, 'sheet'));
    },
    get paper() {
      return (paper ??= drawOnPaper(subject));
    },
  };
}

function readContents({ saved, project }: ExportOrder, definitions: readonly ToolsetDefinition[]) {
  const jsonOf = new Map(saved.map(({ toolset, json }) => [toolset, json]));
  return new Map(
    definitions.flatMap((definition) => {
      const json = jsonOf.get(definition.manifest.id);
      if (json === undefined) return [];
      return [
        [definition.manifest.id, writeMirrors(definition, JSON.parse(json) as ToolsetDocument, project)] as const,
      ];
    }),
  );
}
