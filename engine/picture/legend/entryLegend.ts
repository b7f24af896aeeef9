import { readAnswered } from '#engine/picture/entries/answers.ts';
import type { Entry } from '#engine/picture/entries/Entry.ts';
import type { EntryDescription } from '#engine/picture/entries/entryContract.ts';
import type { PictureSource } from '#engine/picture/PictureSource.ts';
import { toPattern } from '#engine/schema/pattern.ts';

import type { LegendGroup, LegendItem } from './Legend.ts';

/** What the signs, pips, figures and initials of some entries mean; only of those that occur. */
export function entryLegend(
  entries: readonly Entry[],
  { sign, score, number, chosen, answered, answers }: EntryDescription,
  source: PictureSource,
): LegendGroup[] {
  const [first] = entries;
  if (!first) return [];
  const groups: LegendGroup[] = [];
  if (sign) groups.push(group(sign.property, signItems(sign)));
  if (chosen && entries.some((entry) => entry.sign === 'star')) {
    groups.push({ name: '', items: [{ mark: { kind: 'sign', sign: 'star' }, word: source.nameOf(chosen.list) }] });
  }
  const scored = entries.find((entry) => entry.score)?.score;
  if (score !== undefined && scored) {
    groups.push(group(score, [{ mark: { kind: 'pips', of: scored.of, role: 'quiet' }, word: scaleOf(score) }]));
  }
  if (number !== undefined && entries.some(({ figure }) => figure)) {
    groups.push(group(number, [{ word: scaleOf(number) }]));
  }
  if (answered) groups.push({ name: '', items: placeItems() });
  if (answers && entries.some(({ pointer }) => readAnswered(source, pointer, answers) !== '')) {
    groups.push({ name: '', items: [{ word: source.words.answersNumber(source.nameOf(answers.list)) }] });
  }
  groups.push({ name: '', items: speakerItems() });
  return groups.filter(({ items }) => items.length > 0);

  function group(property: string, items: LegendItem[]): LegendGroup {
    return { name: source.nameOf(`${first?.pointer}/${property}`), items };
  }

  function scaleOf(property: string): string {
    const { from, to } = source.scaleOf(toPattern(`${first?.pointer}/${property}`));
    return source.words.lowToHigh(from, to);
  }

  function signItems({ property, signs }: NonNullable<EntryDescription['sign']>): LegendItem[] {
    const choices = source.choicesOf(toPattern(`${first?.pointer}/${property}`));
    const occurring = new Set(entries.map(({ pointer }) => source.codeAt(`${pointer}/${property}`)));
    return choices.flatMap(({ value, word }) => {
      const shown = signs[value];
      return shown && occurring.has(value) ? [{ mark: { kind: 'sign', sign: shown }, word }] : [];
    });
  }

  function placeItems(): LegendItem[] {
    const { words } = source;
    return [true, false]
      .filter((isAnswered) => entries.some(({ place }) => place?.isAnswered === isAnswered))
      .map((isAnswered) => ({
        mark: { kind: 'place', isAnswered },
        word: isAnswered ? words.answered : words.unanswered,
      }));
  }

  function speakerItems(): LegendItem[] {
    const speakers = new Map(entries.flatMap(({ speaker }) => (speaker ? [[speaker.name, speaker] as const] : [])));
    return [...speakers.values()].map(({ name, number, role }) => ({
      mark: { kind: 'number', text: String(number), role },
      word: name,
    }));
  }
}
