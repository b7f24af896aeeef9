import { hasBlank } from '#engine/blanks/hasBlank.ts';
import { expandPattern, toPattern } from '#engine/schema/pattern.ts';
import { formatPointer, getAt, parsePointer } from '#engine/schema/pointer.ts';
import { schemaAt } from '#engine/schema/schemaAt.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import { claimId } from './claimId.ts';
import type { ClaimDeclaration } from './contracts/claimsContract.ts';
import type { Citation, Claim, EvidenceToolset } from './Evidence.ts';
import { findAssumptions, withoutMark } from './findAssumptions.ts';
import { textHash } from './textHash.ts';

/** A claim as it stands in its document, before anything is known of what it cites. */
export interface FoundClaim extends Pick<Claim, 'id' | 'toolset' | 'pointer' | 'text' | 'isMarked' | 'importance'> {
  cited: Omit<Citation, 'state'>[];
}

/** The claims of a document: those its folder declares, and sentences that begin with the assumption mark. */
export function findClaims(toolset: EvidenceToolset, document: ToolsetDocument | null): FoundClaim[] {
  if (!document) return [];
  const { manifest } = toolset;
  const declared = manifest.claims.flatMap((declaration) =>
    expandPattern(document, declaration.field).flatMap((pointer) => readClaim(toolset, declaration, document, pointer)),
  );
  const unique = new Map<string, FoundClaim>(declared.map((claim) => [claim.id, claim]));
  const stated = new Set(
    manifest.claims.flatMap(({ field, text, evidence }) => [
      text ? `${field}/${text}` : field,
      ...(evidence ? [`${field}/${evidence}`] : []),
    ]),
  );
  for (const claim of markedClaims(manifest.id, document, stated)) {
    if (!unique.has(claim.id)) unique.set(claim.id, claim);
  }
  return [...unique.values()];
}

function readClaim(
  toolset: EvidenceToolset,
  declaration: ClaimDeclaration,
  document: ToolsetDocument,
  pointer: string,
): FoundClaim[] {
  const item = getAt(document, pointer);
  const stated = declaration.text ? getAt(item, `/${declaration.text}`) : item;
  if (typeof stated !== 'string' || stated.trim() === '' || hasBlank(stated)) return [];
  const text = withoutMark(stated).trim();
  const { importance: rated } = declaration;
  const importance = typeof rated === 'string' ? readScore(toolset, pointer, item, rated) : rated;
  return [
    {
      id: claimId(toolset.manifest.id, document, pointer),
      toolset: toolset.manifest.id,
      pointer,
      text,
      isMarked: text !== stated.trim(),
      cited: declaration.evidence ? readCitations(item, pointer, declaration.evidence) : [],
      ...(importance && { importance }),
    },
  ];
}

function readCitations(item: unknown, pointer: string, evidence: string): FoundClaim['cited'] {
  const list = getAt(item, `/${evidence}`);
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry: unknown, index) => {
    const source = getAt(entry, '/source');
    const quote = getAt(entry, '/quote');
    if (typeof source !== 'string' || source === '') return [];
    return [
      {
        source,
        pointer: `${pointer}/${evidence}/${index}`,
        against: getAt(entry, '/against') === true,
        ...(typeof quote === 'string' && quote.trim() !== '' && { quote: quote.trim() }),
      },
    ];
  });
}

/** A score as 1 to 5, whatever its own bounds; undefined without one. */
export function readScore(
  { schema }: EvidenceToolset,
  pointer: string,
  item: unknown,
  property: string,
): number | undefined {
  const value = getAt(item, `/${property}`);
  const { minimum = 1, maximum = 5 } = schemaAt(schema, toPattern(`${pointer}/${property}`)) ?? {};
  if (typeof value !== 'number' || maximum <= minimum) return undefined;
  const share = (Math.min(Math.max(value, minimum), maximum) - minimum) / (maximum - minimum);
  return Math.round((1 + share * 4) * 10) / 10;
}

/** Marked sentences outside the texts and the evidence of declared claims. */
function markedClaims(toolset: string, document: ToolsetDocument, declared: ReadonlySet<string>): FoundClaim[] {
  const claims: FoundClaim[] = [];
  visit(document, [], '');
  return claims;

  function visit(value: unknown, path: string[], pattern: string): void {
    if (typeof value === 'string') return read(value, path);
    if (typeof value !== 'object' || value === null || declared.has(pattern)) return;
    const isList = Array.isArray(value);
    for (const [key, child] of Object.entries(value)) {
      if (typeof child === 'string' && !child.includes(':')) continue;
      const at = `${pattern}/${isList ? '*' : key}`;
      if (!declared.has(at)) visit(child, [...path, key], at);
    }
  }

  function read(text: string, path: string[]): void {
    const found = findAssumptions(text);
    if (found.length === 0) return;
    const pointer = formatPointer(path);
    const base = claimId(toolset, document, pointer);
    const isItem = /^\d+$/.test(parsePointer(pointer).at(-1) ?? '') && found.length === 1 && found[0]?.index === 0;
    for (const sentence of found) {
      const id = isItem ? base : `${base}/~${textHash(sentence.text)}`;
      claims.push({ id, toolset, pointer, text: sentence.text, isMarked: true, cited: [] });
    }
  }
}
