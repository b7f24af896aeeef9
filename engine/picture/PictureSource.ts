import type { Figures } from '#engine/computed/Figures.ts';
import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import { formatDay } from '#engine/dates/formatDay.ts';
import type { SourceKind } from '#engine/evidence/evidenceWords.ts';
import { readKind } from '#engine/evidence/readKind.ts';
import { type StoredImage, storedImage } from '#engine/images/storedImage.ts';
import type { Language } from '#engine/languages/languages.ts';
import { isWritten } from '#engine/reading/isWritten.ts';
import { type ReadingPlace, type References, ReadingSource } from '#engine/reading/ReadingSource.ts';
import { readValue } from '#engine/reading/readValue.ts';
import { toPattern } from '#engine/schema/pattern.ts';
import { getAt } from '#engine/schema/pointer.ts';
import { schemaAt } from '#engine/schema/schemaAt.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { formatFigure } from '#engine/units/formatFigure.ts';
import type { Unit } from '#engine/units/Unit.ts';

import type { PictureWords } from './PictureWords.ts';
import { wordsByLanguage } from './wordsByLanguage.ts';

/** What a layout reads: the content in the reader's words. Absent values are "", [] or undefined. */
export class PictureSource {
  /** The toolset's name. */
  readonly title: string;
  readonly words: PictureWords;
  readonly #reading: ReadingSource;
  readonly #definition: ToolsetDefinition;
  readonly language: Language;
  /** The items that bound fields can refer to, by field pattern. */
  readonly references: References;
  /** All words of the reader's language that were read so far. */
  readonly #said = new Set<string>();

  constructor(
    definition: ToolsetDefinition,
    content: ToolsetDocument,
    language: Language,
    references: References,
    figures?: Figures,
  ) {
    this.title = definition.locales[language].title;
    this.words = wordsByLanguage[language];
    for (const word of Object.values(this.words)) if (typeof word === 'string') this.#said.add(word);
    this.#definition = definition;
    this.language = language;
    this.references = references;
    this.#reading = new ReadingSource(definition, content, language, references, figures);
  }

  /** What the field at a pointer or pattern is called. */
  nameOf(pointer: string): string {
    return this.#say(this.#reading.wordsOf(toPattern(pointer)).title);
  }

  /** What one item of a list is called, such as "Stakeholder". */
  itemNameOf(list: string): string {
    return this.#say(this.#reading.wordsOf(toPattern(list)).item ?? this.nameOf(list));
  }

  /** A value as people read it: an enum's word, a reference's name, a written date, tags in one line. */
  textAt(pointer: string): string {
    const value = readValue(this.#reading, this.#placeAt(pointer));
    if (value === null) return '';
    return isWritten(value) ? value.text : this.#say(value.text);
  }

  /** The uploaded image that a field names; null where it names none. */
  imageAt(pointer: string): StoredImage | null {
    return storedImage(this.#valueAt(pointer));
  }

  /** The texts of a list; a single text is a list of one. */
  textsAt(pointer: string): string[] {
    const value = this.#valueAt(pointer);
    if (!Array.isArray(value)) return [this.textAt(pointer)].filter((text) => text !== '');
    return value.map((_, index) => this.textAt(`${pointer}/${index}`)).filter((text) => text !== '');
  }

  /** Whom a list of citations names, each once; of those that speak against, that they do. */
  sourcesAt(pointer: string): string[] {
    const names = this.itemsAt(pointer).map((item) => {
      const name = this.textAt(`${item}/source`);
      const speaksAgainst = name !== '' && getAt(this.#valueAt(item), '/against') === true;
      return speaksAgainst ? `${name} (${this.nameOf(`${item}/against`)})` : name;
    });
    return [...new Set(names)].filter((name) => name !== '');
  }

  /** Whether a field holds a list. */
  isList(pointer: string): boolean {
    return schemaAt(this.#definition.schema, toPattern(pointer))?.type === 'array';
  }

  numberAt(pointer: string): number | undefined {
    const value = this.#valueAt(pointer);
    return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
  }

  /** A number in the reader's language, such as "3,5", with the unit of the field that it stands in. */
  formatNumber(value: number, pointer?: string): string {
    return this.#say(this.#reading.formatNumber(value, pointer === undefined ? undefined : toPattern(pointer)));
  }

  /** What the numbers of a field count. */
  unitOf(pattern: string): Unit | undefined {
    return this.#reading.unitOf(pattern);
  }

  /** A share in the reader's language, such as "58%", where an item says itself that its number is one. */
  formatPercent(value: number): string {
    return this.#say(formatFigure(value, this.language, { kind: 'percent' }));
  }

  /** What the result rests on of a test that an item of a list holds; undefined where its folder says of none. */
  testKindAt(list: string, pointer: string): SourceKind | undefined {
    const declared = this.#definition.manifest.verdicts.find((one) => one.list === list && !one.hypothesis);
    return declared && readKind(declared.kind, this.#valueAt(pointer));
  }

  /** A date such as "2026-03-01" without its year: "1 Mar". */
  shortDate(code: string): string {
    const date = new Date(`${code}T00:00:00Z`);
    if (Number.isNaN(date.getTime())) return code;
    return this.#say(formatDay(date, this.language, 'yearless'));
  }

  /** A text as it is stored: an enum's value, an id, a date such as "2026-03-01". */
  codeAt(pointer: string): string {
    const value = this.#valueAt(pointer);
    return typeof value === 'string' ? value.trim() : '';
  }

  /** The pointers of a list's items. */
  itemsAt(list: string): string[] {
    const value = this.#valueAt(list);
    return Array.isArray(value) ? value.map((_, index) => `${list}/${index}`) : [];
  }

  /** The names of an object's properties, in the order of the schema, without its id. */
  propertiesOf(pointer: string): string[] {
    const node = schemaAt(this.#definition.schema, toPattern(pointer));
    return Object.keys(node?.properties ?? {}).filter((key) => key !== 'id');
  }

  /** The values of an enum in the order of the schema, with their words. */
  choicesOf(pattern: string): { value: string; word: string }[] {
    const words = this.#reading.wordsOf(pattern).enumWords;
    const values = schemaAt(this.#definition.schema, pattern)?.enum ?? [];
    return values.map((value) => ({ value, word: this.#say(words?.[value] ?? value) }));
  }

  /** The least and the greatest value of a score. */
  scaleOf(pattern: string): { from: number; to: number } {
    const { minimum = 1, maximum = 5 } = schemaAt(this.#definition.schema, pattern) ?? {};
    return { from: minimum, to: maximum };
  }

  /** Whether a text is one of the words that a layout read here, and not what people wrote. */
  isWord(text: string): boolean {
    return this.#said.has(text);
  }

  #say(word: string): string {
    this.#said.add(word);
    return word;
  }

  #valueAt(pointer: string): unknown {
    return getAt(this.#reading.root.value, pointer);
  }

  #placeAt(pointer: string): ReadingPlace {
    const pattern = toPattern(pointer);
    return { pointer, pattern, node: schemaAt(this.#definition.schema, pattern) ?? {}, value: this.#valueAt(pointer) };
  }
}
