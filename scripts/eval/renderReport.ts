import type { Guess } from './Guess.ts';
import { isBroken, isStale, type Outcome } from './Outcome.ts';

const head = [
  'toolset',
  '',
  'answer',
  'draft',
  'quotes',
  'not found',
  'figures',
  'guesses',
  'language',
  'hints',
  'copies',
  'repeats',
  'tokens',
  'findings told',
];

/** What became of all drafts as a table, what is stale or broken by name, and the planted guesses one by one. */
export function renderReport(outcomes: readonly Outcome[], guesses: readonly Guess[]): string {
  const recorded = outcomes.filter(({ cassette }) => cassette);
  const stale = recorded.filter(isStale);
  const broken = recorded.filter(isBroken);
  const named = ({ toolset, language, changed }: Outcome) => `  ${toolset} ${language} (${changed.join(', ')})`;
  return [
    alignCells([head, ...outcomes.map(cellsOf)]),
    ...(guesses.length > 0 ? [guessTable(outcomes, guesses)] : []),
    `${outcomes.length} drafts, ${recorded.length} with an answer: ${recorded.filter(({ draft }) => draft === 'valid').length} valid at the first try, ${recorded.filter(({ draft }) => draft === 'repaired').length} repaired.`,
    ...(stale.length > 0
      ? [`${stale.length} stale, since the request has changed:\n${stale.map(named).join('\n')}`]
      : []),
    ...broken.map(
      ({ toolset, language, fault }) => `✗ ${toolset} ${language}: the answer is no longer valid. ${fault}`,
    ),
  ].join('\n\n');
}

function cellsOf(outcome: Outcome): string[] {
  const { toolset, language, cassette, draft, judgement, tokens, arrived } = outcome;
  const counts = judgement
    ? [
        judgement.quotes,
        judgement.dropped.length,
        judgement.figures.length,
        judgement.guesses.filter(({ manner }) => manner === 'fact').length,
        judgement.otherLanguage.length,
        judgement.hints.length,
        judgement.copies.length,
        judgement.repeats.length,
      ]
    : Array.from({ length: 8 }, () => '');
  const state = isStale(outcome) ? ', stale' : cassette?.adopted ? ', adopted' : '';
  return [
    toolset,
    language,
    cassette ? `by ${cassette.by}${state}` : '–',
    draft ?? '',
    ...counts.map(String),
    String(tokens ?? 'does not fit'),
    arrived ? `${arrived.of - arrived.missing.length} of ${arrived.of}` : '–',
  ];
}

/** How often each guess was told to a model, and how often it came back, and as what. */
function guessTable(outcomes: readonly Outcome[], guesses: readonly Guess[]): string {
  const lines = guesses.map(({ id, says }) => {
    const back = outcomes.flatMap(({ judgement }) => judgement?.guesses.filter(({ guess }) => guess === id) ?? []);
    const as = (manner: string) => String(back.filter((each) => each.manner === manner).length);
    const told = outcomes.filter((outcome) => outcome.told.includes(id)).length;
    return [says, String(told), as('assumption'), as('question'), as('fact')];
  });
  return alignCells([['planted guess', 'in requests', 'assumed', 'asked', 'as a fact'], ...lines]);
}

function alignCells(lines: readonly string[][]): string {
  const widths = lines[0]!.map((_, column) => Math.max(...lines.map((cells) => cells[column]!.length)));
  const [first, ...rest] = lines.map(
    (cells) => `| ${cells.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`,
  );
  return [first, `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...rest].join('\n');
}

/** Each thing that was found, with its place. */
export function renderDetails(outcomes: readonly Outcome[]): string {
  return outcomes
    .flatMap(({ toolset, language, judgement, arrived }) => {
      const place = (pointer: string) => `${toolset} ${language} ${pointer}`;
      return [
        ...(judgement?.dropped ?? []).map(
          (each) => `${place(each.pointer)}: ${each.reason}: ${each.quote ?? each.source}`,
        ),
        ...(judgement?.figures ?? []).map((each) => `${place(each.pointer)}: figure without a source: ${each.figure}`),
        ...(judgement?.guesses ?? []).map(
          (each) => `${place(each.pointer)}: ${each.guess} came back as ${each.manner}`,
        ),
        ...(judgement?.otherLanguage ?? []).map((each) => `${place(each)}: in another language`),
        ...(judgement?.hints ?? []).map((each) => `${place(each.pointer)}: ${each.rule}: ${each.words}`),
        ...(judgement?.copies ?? []).map((each) => `${place(each.pointer)}: as in the example company: ${each.words}`),
        ...(judgement?.repeats ?? []).map((each) => `${place(each)}: says again what stands above`),
        ...(arrived?.missing ?? []).map((each) => `${place('')}: not told: ${each}`),
      ];
    })
    .join('\n');
}
