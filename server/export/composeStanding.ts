import { formatDay } from '#engine/dates/formatDay.ts';
import { describeRegisterSupport } from '#engine/evidence-register/describeRegisterSupport.ts';
import { registerWords } from '#engine/evidence-register/registerWords.ts';
import type { Language } from '#engine/languages/languages.ts';
import type { CaseAgainst } from '#engine/protocol/caseAgainst.ts';
import type { Figure } from '#engine/protocol/figure.ts';
import type { Standing } from '#engine/protocol/standing.ts';
import type { Block, TableRow, Value } from '#engine/reading/Block.ts';
import { mapTexts } from '#engine/schema/mapTexts.ts';
import { formatFigure } from '#engine/units/formatFigure.ts';
import { type MessageKey, translate } from '#server/i18n/translate.ts';

import type { StandingPage } from './ExportDocument.ts';
import type { ExportOrder } from './ExportOrder.ts';
import { cutAtWord } from './formats/cutAtWord.ts';
import { formats } from './formats/formats.ts';
import { printable } from './printable.ts';

// One page of paper.
const [mostReasons, mostFigures, mostAgainst, mostNext] = [6, 3, 4, 6];
// In letters: of what people wrote beside a result.
const longest = 80;

type IsDrafted = (place: { toolset: string; pointer: string }) => boolean;

/**
 * Where the project stands, as the page with which a document opens; null in formats that have no place for it.
 *
 * @param isDrafted whether a place holds what a model drafted and nobody has confirmed
 */
export function composeStanding(
  { standing, format, language, timeZone }: ExportOrder,
  isDrafted: IsDrafted,
): StandingPage | null {
  if (!standing || !formats[format].opensWithStanding) return null;
  const told = mapTexts(standing as never, printable) as Standing;
  const page = new PageOfStanding(told, { language, timeZone, isDrafted });
  return { title: page.say('title'), blocks: page.blocks, told };
}

class PageOfStanding {
  readonly blocks: Block[] = [];
  readonly #standing: Standing;
  readonly #language: Language;
  readonly #timeZone: string;
  readonly #isDrafted: IsDrafted;

  constructor(
    standing: Standing,
    { language, timeZone, isDrafted }: { language: Language; timeZone: string; isDrafted: IsDrafted },
  ) {
    this.#standing = standing;
    this.#language = language;
    this.#timeZone = timeZone;
    this.#isDrafted = isDrafted;
    const summary = this.#told(standing.summary, standing.summaryAt);
    this.blocks.push({ kind: 'paragraph', ...summary, lead: true, pointer: '/summary' });
    this.#decision();
    this.#figures();
    this.#claims();
    this.#against();
    this.#next();
  }

  say(key: string, facts: Record<string, string | number> = {}): string {
    return translate(this.#language, `export.standing.${key}` as MessageKey, facts);
  }

  #heading(text: string, pointer: string): void {
    this.blocks.push({ kind: 'heading', level: 2, text, pointer });
  }

  #proposal({ choice, reason, toolset, pointer }: NonNullable<Standing['proposal']>): void {
    this.#heading(this.say('proposed', { choice }), '/proposal');
    this.blocks.push({ kind: 'paragraph', ...this.#told(reason, { toolset, pointer }), pointer: '/proposal/reason' });
  }

  #decision(): void {
    const { decision, proposal } = this.#standing;
    if (proposal) this.#proposal(proposal);
    if (!decision) return;
    const { verdict, by, with: others, at, text, claims } = decision;
    const people = [...(by ? [by] : []), ...others].map(({ fullName }) => fullName).join(', ');
    const date = formatDay(at, this.#language, 'long', this.#timeZone);
    this.#heading(this.say(`decided.${verdict}`), '/decision');
    const said = people ? this.say('by', { date, people }) : this.say('on', { date });
    this.blocks.push({ kind: 'paragraph', text: said, isNote: true, pointer: '/decision/at' });
    this.blocks.push({ kind: 'paragraph', text, pointer: '/decision/text' });
    const columns = [this.say('reason'), this.say('state'), this.say('result'), this.say('expected')];
    const rows = claims
      .slice(0, mostReasons)
      .map(({ name, text: claim, state, test }, index) =>
        this.#row(`/decision/claims/${index}`, [
          { text: name ?? claim },
          { text: this.#states[state], isWord: true },
          test?.measured ? { text: cutAtWord(test.measured, longest) } : this.#number(test?.result),
          test?.expected ? { text: test.expected } : this.#number(test?.threshold),
        ]),
      );
    if (rows.length > 0) this.blocks.push({ kind: 'table', columns, rows, pointer: '/decision/claims' });
  }

  #figures(): void {
    const figures = this.#standing.figures.slice(0, mostFigures);
    if (figures.length === 0) return;
    this.#heading(this.say('figures'), '/figures');
    const columns = [this.say('figure'), this.say('value'), this.say('limit'), this.say('difference')];
    const rows = figures.map((figure, index) =>
      this.#row(`/figures/${index}`, [
        { text: figure.per ? `${figure.name} (${figure.per})` : figure.name, isWord: true },
        { text: this.#money(figure, figure.value), isWord: true },
        { text: `${figure.limit.name}: ${this.#money(figure, figure.limit.value)}`, isWord: true },
        { text: this.#money(figure, figure.difference), isWord: true },
      ]),
    );
    this.blocks.push({ kind: 'table', columns, rows, pointer: '/figures' });
  }

  #claims(): void {
    const { claims } = this.#standing;
    if (claims.length === 0) return;
    this.#heading(this.say('matters'), '/claims');
    const columns = [this.say('claim'), this.say('state'), this.say('rests-on')];
    const rows = claims.map((claim, index) =>
      this.#row(`/claims/${index}`, [
        this.#told(claim.text, claim),
        { text: this.#states[claim.state], isWord: true },
        { text: describeRegisterSupport(claim, this.#language), isWord: true },
      ]),
    );
    this.blocks.push({ kind: 'table', columns, rows, pointer: '/claims' });
  }

  #against(): void {
    const against = this.#standing.against.slice(0, mostAgainst);
    if (against.length === 0) return;
    this.#heading(this.say('against'), '/against');
    const rows = against.map((each, index) =>
      this.#row(`/against/${index}`, [
        each.kind === 'figure' ? { text: each.figure.name, isWord: true } : this.#told(each.text, each),
        { text: this.#argument(each), isWord: true },
      ]),
    );
    this.blocks.push({
      kind: 'table',
      columns: [this.say('claim'), this.say('why')],
      rows,
      pointer: '/against',
    });
  }

  #argument(each: CaseAgainst): string {
    switch (each.kind) {
      case 'figure': {
        const { figure } = each;
        const value = this.#money(figure, figure.value);
        return this.say(`fails.${figure.direction}`, { value, limit: this.#money(figure, figure.limit.value) });
      }
      case 'contested':
        return this.say('contested', { for: each.for, against: each.against });
      case 'untested':
        return this.say('untested');
      case 'moved':
        return this.say(each.from.threshold === undefined ? 'set-after' : 'moved', {
          from: this.#plain(each.from.threshold),
          to: this.#plain(each.test.threshold),
        });
      default: {
        const { test } = each;
        const told = test?.measured === undefined ? this.#plain(test?.result) : cutAtWord(test.measured, longest);
        const expected = test?.expected ?? this.#plain(test?.threshold);
        return told && expected
          ? this.say(each.kind, { told: told.replace(/\.$/, ''), expected })
          : this.say(`${each.kind}-alone`);
      }
    }
  }

  #next(): void {
    // What is over is told on the page of the product, where one can say that it is done.
    const steps = this.#standing.next.filter((step) => step.kind === 'round' || !step.isPast).slice(0, mostNext);
    if (steps.length === 0) return;
    this.#heading(this.say('next'), '/next');
    const rows = steps.map((step, index) =>
      this.#row(`/next/${index}`, [
        { text: formatDay(step.at, this.#language, 'medium'), isWord: true },
        step.kind === 'action'
          ? this.#told(step.text, step)
          : { text: this.say('round', { number: step.round, name: step.name ?? '' }), isWord: true },
        step.kind === 'action' && step.who ? { text: step.who } : null,
      ]),
    );
    const columns = [this.say('day'), this.say('what'), this.say('who')];
    this.blocks.push({ kind: 'table', columns, rows, pointer: '/next' });
  }

  /** What somebody wrote, with the sign where nobody has confirmed it. */
  #told(text: string, place: Parameters<IsDrafted>[0] | null): Pick<Value, 'text' | 'unconfirmed'> {
    return { text, ...(place && this.#isDrafted(place) && { unconfirmed: 'text' as const }) };
  }

  get #states() {
    return registerWords[this.#language].states;
  }

  #row(pointer: string, cells: (Omit<Value, 'pointer'> | null)[]): TableRow {
    return { pointer, cells: cells.map((cell, index) => cell && { ...cell, pointer: `${pointer}/${index}` }) };
  }

  #money({ unit }: Figure, value: number): string {
    return formatFigure(value, this.#language, unit);
  }

  #plain(value: number | undefined): string {
    return value === undefined ? '' : formatFigure(value, this.#language);
  }

  #number(value: number | undefined): Omit<Value, 'pointer'> | null {
    return value === undefined ? null : { text: this.#plain(value), isWord: true };
  }
}
