import { applyComputed } from '#engine/computed/applyComputed.ts';
import type { Figures } from '#engine/computed/Figures.ts';
import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import { formatDay } from '#engine/dates/formatDay.ts';
import { formatTimeOfDay } from '#engine/dates/formatTimeOfDay.ts';
import { fieldWords, type FieldWords } from '#engine/fields/fieldWords.ts';
import { imageAlt } from '#engine/images/imageAlt.ts';
import type { Language } from '#engine/languages/languages.ts';
import { isSourcesBind } from '#engine/references/Bind.ts';
import { isNoName, nameReference } from '#engine/references/nameReference.ts';
import type { ReferenceItem } from '#engine/references/referenceItems.ts';
import { resolveRef } from '#engine/schema/resolveRef.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import type { SchemaNode } from '#engine/schema/ToolsetSchema.ts';
import { formatFigure } from '#engine/units/formatFigure.ts';
import type { Unit } from '#engine/units/Unit.ts';
import { unitOf } from '#engine/units/unitOf.ts';

import type { Block } from './Block.ts';
import { plannedTitles } from './plannedTitles.ts';

/** The items that bound fields can refer to, by field pattern. */
export type References = Readonly<Record<string, readonly ReferenceItem[]>>;

/** A place of the document with all that is needed to read it. */
export interface ReadingPlace {
  pointer: string;
  pattern: string;
  node: SchemaNode;
  value: unknown;
}

/** Reads places one after another, with headings from the given level on. */
export type ReadPlaces = (places: readonly ReadingPlace[], level: number) => Block[];

/** The document, its definition and the words of one language, from which a reading is made. */
export class ReadingSource {
  readonly definition: ToolsetDefinition;
  readonly wordsOf: (pattern: string) => FieldWords;
  /** The document as a whole. */
  readonly root: ReadingPlace;
  readonly #language: Language;
  readonly #references: References;
  readonly #figures: Figures | undefined;
  #numbers: Intl.NumberFormat | undefined;
  #planned: ReadonlyMap<string, string> | undefined;

  constructor(
    definition: ToolsetDefinition,
    content: ToolsetDocument,
    language: Language,
    references: References,
    figures?: Figures,
  ) {
    this.definition = definition;
    this.wordsOf = fieldWords(definition, language);
    const value = applyComputed(content, definition.manifest, { figures });
    this.root = { pointer: '', pattern: '', node: definition.schema, value };
    this.#language = language;
    this.#references = references;
    this.#figures = figures;
  }

  /** The word for what is only planned, where a place names such a thing: field work that nobody has done yet. */
  plannedWord(pointer: string): string | undefined {
    this.#planned ??= plannedTitles(this.definition, this.root.value as ToolsetDocument, this.#language);
    return this.#planned.get(pointer);
  }

  /** The place of one of an object's properties. */
  property({ pointer, pattern, node, value }: ReadingPlace, key: string): ReadingPlace {
    return {
      pointer: `${pointer}/${key}`,
      pattern: `${pattern}/${key}`,
      node: resolveRef(this.definition.schema, node.properties?.[key] ?? {}),
      value: isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined,
    };
  }

  /** The places of an object's properties but its id, in the order of the schema. */
  properties(place: ReadingPlace): ReadingPlace[] {
    return Object.keys(place.node.properties ?? {})
      .filter((key) => key !== 'id')
      .map((key) => this.property(place, key));
  }

  /** The places of a list's items. */
  items({ pointer, pattern, node, value }: ReadingPlace): ReadingPlace[] {
    if (!Array.isArray(value)) return [];
    const item = this.itemNode(node);
    return value.map((each: unknown, index) => ({
      pointer: `${pointer}/${index}`,
      pattern: `${pattern}/*`,
      node: item,
      value: each,
    }));
  }

  /** The schema of a list's items. */
  itemNode(list: SchemaNode): SchemaNode {
    return resolveRef(this.definition.schema, list.items ?? {});
  }

  /** A number in the reader's language, with the unit of its field where one is named. */
  formatNumber(value: number, pattern?: string): string {
    const unit = pattern === undefined ? undefined : this.unitOf(pattern);
    if (unit) return formatFigure(value, this.#language, unit);
    this.#numbers ??= new Intl.NumberFormat(this.#language, { maximumFractionDigits: 2 });
    return this.#numbers.format(value);
  }

  /** What the numbers of a field count. */
  unitOf(pattern: string): Unit | undefined {
    const document = this.root.value as ToolsetDocument;
    return unitOf(this.definition, pattern, this.#language, { document, figures: this.#figures });
  }

  /** A date such as "2026-03-01" in words; other texts as they are. */
  formatDate(text: string): string {
    const date = new Date(`${text}T00:00:00Z`);
    if (Number.isNaN(date.getTime())) return text;
    return formatDay(date, this.#language);
  }

  /** A time of day such as "12:07" as the reader writes it. */
  formatTime(text: string): string {
    return formatTimeOfDay(text, this.#language);
  }

  /** What the image at a pointer is, for whoever does not see it. */
  altOf(pointer: string): string {
    return imageAlt(this.definition, this.root.value, pointer, this.#language);
  }

  /** Whether a field holds ids of another toolset's items. */
  isBound(pattern: string): boolean {
    return this.definition.manifest.binds.some(({ field }) => field === pattern);
  }

  /** Whether a list holds citations of sources. */
  isOfCitations(pattern: string): boolean {
    return this.definition.manifest.binds.some((bind) => isSourcesBind(bind) && bind.field === `${pattern}/*/source`);
  }

  /** Whether the name of a reference is one that cannot be told, and so a word of the reader's language. */
  isNoName(text: string): boolean {
    return isNoName(text, this.#language);
  }

  /** The name of the item that a bound field refers to, or that the item was removed. */
  nameOf(pattern: string, id: string): string {
    return nameReference(this.#references[pattern], id, this.#language);
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
