import { formatDay } from '#engine/dates/formatDay.ts';
import { describeRegisterSupport } from '#engine/evidence-register/describeRegisterSupport.ts';
import { registerWords } from '#engine/evidence-register/registerWords.ts';
import type { Claim, EvidenceToolset, ProjectDocuments } from '#engine/evidence/Evidence.ts';
import type { Language } from '#engine/languages/languages.ts';
import type { Reason } from '#engine/protocol/decision.ts';
import type { Figure } from '#engine/protocol/figure.ts';
import type { PlannedStep } from '#engine/protocol/standing.ts';
import type { StandingClaim } from '#engine/standing/computeStanding.ts';
import { type StoryKind, storyKinds } from '#engine/standing/contracts/storyKinds.ts';
import { oneLine } from '#engine/standing/findGist.ts';
import { formatFigure } from '#engine/units/formatFigure.ts';

import { type DeclaredSlide, declaredSlide, longest } from './declaredSlide.ts';
import type { StoryLine, StoryPlace, StorySlide, StoryText } from './Story.ts';

/** What a story is told from. */
export interface StorySource {
  name: string;
  /** What the project is, in a sentence, and where that stands. */
  summary: { text: string; at: StoryPlace | null };
  /** In path order. */
  toolsets: readonly EvidenceToolset[];
  documents: ProjectDocuments;
  /** All claims. */
  claims: readonly Claim[];
  /** Each once, in the order in which most depends on them. */
  mattering: readonly StandingClaim[];
  /** The worst first. */
  figures: readonly Figure[];
  /** What was decided, else what is proposed, and where that stands. */
  decision: { text: string; at: StoryPlace | null } | null;
  /** By day. */
  next: readonly PlannedStep[];
  language: Language;
  /** Whether a place stands as a model drafted it. */
  isDrafted: (place: StoryPlace) => boolean;
}

const most = { claims: 4, results: 3, figures: 2, steps: 4 };

/** The slides of which something is saved, in the order in which they are told. */
export function computeStory(source: StorySource): StorySlide[] {
  const teller = new Teller(source);
  return storyKinds.flatMap((kind) => teller.tell(kind) ?? []);
}

class Teller {
  readonly #source: StorySource;

  constructor(source: StorySource) {
    this.#source = source;
  }

  tell(kind: StoryKind): StorySlide | null {
    const { toolsets, documents } = this.#source;
    const declared = declaredSlide(kind, toolsets, documents);
    switch (kind) {
      case 'cover':
        return this.#cover();
      case 'bet':
        return this.#bet() ?? this.#declared(kind, declared);
      case 'result':
        return this.#result(declared);
      case 'money':
        return this.#money(declared);
      case 'next':
        return this.#next(declared);
      default:
        return this.#declared(kind, declared);
    }
  }

  #cover(): StorySlide {
    const { name, summary } = this.#source;
    const lines = summary.text === '' ? [] : [this.#line(summary)];
    return slideOf('cover', { text: name, at: null, isUnconfirmed: false }, lines);
  }

  #declared(kind: StoryKind, declared: DeclaredSlide | null): StorySlide | null {
    if (!declared) return null;
    // What came out of a test is told by the slide after it.
    const lines = kind === 'test' ? declared.lines.map((line) => this.#named(line)) : this.#linesOf(declared);
    return slideOf(kind, this.#text(declared.title), lines);
  }

  #linesOf({ lines }: DeclaredSlide): StoryLine[] {
    return lines.map((line) => {
      const claim = this.#source.claims.find(
        ({ toolset, pointer }) => toolset === line.at.toolset && isAt(pointer, line.at.pointer),
      );
      return { ...this.#named(line), ...(claim && this.#known(claim)) };
    });
  }

  #named(line: DeclaredSlide['lines'][number]): StoryLine {
    return { ...this.#line(line), name: line.name };
  }

  /** What has to be true: the claims that matter most and are put to a test. */
  #bet(): StorySlide | null {
    const tested = this.#tested.slice(0, most.claims);
    const [first] = tested;
    if (!first) return null;
    const title = { text: oneLine(first.claim.text, longest.title), at: placeOf(first.claim) };
    const lines = tested.map(({ claim, reason }) => ({ ...this.#claimLine(reason), ...this.#known(claim) }));
    return slideOf('bet', this.#text(title), lines);
  }

  #result(declared: DeclaredSlide | null): StorySlide | null {
    const told = this.#tested
      .filter(({ reason: { test } }) => test?.resultAt !== undefined && test.verdict !== 'open')
      .slice(0, most.results);
    const [first] = told;
    if (!first) return this.#declared('result', declared);
    const { test } = first.reason;
    const own = {
      text: oneLine(test?.measured ?? first.claim.text, longest.title),
      at: test?.resultAt ?? placeOf(first.claim),
    };
    const lines = told.map(({ claim, reason }) => ({
      ...this.#claimLine(reason),
      ...this.#known(claim),
      bar: this.#resultBar(reason),
    }));
    return slideOf('result', this.#text(declared?.title ?? own), lines);
  }

  #resultBar({ test }: Reason): StoryLine['bar'] {
    if (test?.result === undefined || test.threshold === undefined) return null;
    const longestBar = Math.max(test.result, test.threshold) * 1.15;
    if (!(longestBar > 0) || test.result < 0 || test.threshold < 0) return null;
    const value = formatFigure(test.result, this.#source.language);
    return { value, share: test.result / longestBar, limit: test.threshold / longestBar };
  }

  #money(declared: DeclaredSlide | null): StorySlide | null {
    const figures = this.#source.figures.slice(0, most.figures);
    const [first] = figures;
    if (!first) return this.#declared('money', declared);
    const own = { text: first.name, at: placeOf(first) };
    return slideOf(
      'money',
      this.#text(declared?.title ?? own),
      figures.flatMap((figure) => this.#figureLines(figure)),
    );
  }

  #figureLines({ name, value, limit, unit, toolset, pointer }: Figure): StoryLine[] {
    const { language } = this.#source;
    const longestBar = Math.max(value, limit.value) * 1.05;
    const line = (title: string, number: number, at: StoryPlace, isLimited: boolean): StoryLine => ({
      ...this.#line({ text: '', at }),
      name: title,
      bar: {
        value: formatFigure(number, language, unit),
        share: Math.max(0, number / longestBar),
        limit: isLimited ? limit.value / longestBar : null,
      },
    });
    return [
      line(name, value, { toolset, pointer }, true),
      line(limit.name, limit.value, { toolset: limit.toolset, pointer: limit.pointer }, false),
    ];
  }

  #next(declared: DeclaredSlide | null): StorySlide | null {
    const { decision, next, language } = this.#source;
    const steps = next.flatMap((step) => (step.kind === 'action' ? [step] : [])).slice(-most.steps);
    const lines = steps.map(({ at, text, who, toolset, pointer }): StoryLine => ({
      ...this.#line({ text: oneLine(text, longest.line), at: { toolset, pointer } }),
      name: [formatDay(at, language, 'medium'), who].filter(Boolean).join(' · '),
    }));
    const title = decision
      ? { text: oneLine(decision.text, longest.title), at: decision.at }
      : (declared?.title ?? (steps[0] && { text: oneLine(steps[0].text, longest.title), at: placeOf(steps[0]) }));
    if (!title) return null;
    return slideOf('next', this.#text(title), lines.length > 0 || !declared ? lines : this.#linesOf(declared));
  }

  get #tested(): readonly StandingClaim[] {
    return this.#source.mattering.filter(({ reason }) => reason.test !== undefined);
  }

  /** A claim by its name, which its test gives it, else in its words. */
  #claimLine({ name, text, test, toolset, pointer }: Reason): StoryLine {
    const at = name !== undefined && test ? placeOf(test) : { toolset, pointer };
    return this.#line({ text: oneLine(name ?? text, longest.line), at });
  }

  /** What is known of a claim, in the words of the register. */
  #known(claim: Claim): Pick<StoryLine, 'state' | 'told'> {
    const { language } = this.#source;
    const state = registerWords[language].states[claim.state];
    return { state: claim.state, told: `${state}: ${describeRegisterSupport(claim, language)}` };
  }

  #text({ text, at }: { text: string; at: StoryPlace | null }): StoryText {
    return { text, at, isUnconfirmed: at !== null && this.#source.isDrafted(at) };
  }

  #line(found: { text: string; at: StoryPlace | null }): StoryLine {
    return { ...this.#text(found), name: '', state: null, told: '', bar: null };
  }
}

/** A claim is an item with its text, or the text itself. */
const isAt = (claim: string, pointer: string) => pointer === claim || pointer.startsWith(`${claim}/`);

const placeOf = ({ toolset, pointer }: StoryPlace): StoryPlace => ({ toolset, pointer });

function slideOf(kind: StoryKind, title: StoryText, lines: StoryLine[]): StorySlide {
  const toolsets = [title, ...lines].flatMap(({ at }) => (at ? [at.toolset] : []));
  return { kind, title, lines, toolsets: [...new Set(toolsets)] };
}
