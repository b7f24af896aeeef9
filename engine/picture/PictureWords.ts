/** Words that pictures of every toolset share. */
export interface PictureWords {
  more: (count: number) => string;
  none: string;
  /** What has no column yet. */
  unsorted: string;
  average: string;
  assumed: string;
  sheet: (number: number, of: number) => string;
  lowToHigh: (low: number, high: number) => string;
  severities: Record<'low' | 'medium' | 'high', string>;
  chosenByHand: string;
  notToScale: string;
  /** What a mark such as "×24" stands for. */
  gathered: (count: number) => string;
  /** "12 dots", "3 personas": a count with the word for one item. */
  counted: (count: number, item: string) => string;
  /** "14 of 20". */
  ofAll: (part: string, all: string) => string;
  /** How many of something are planned: "wanted: 300 receipts". */
  wanted: (count: string) => string;
  /** Of a result of too few to decide. */
  pointsTo: Record<'supported' | 'refuted', string>;
  /** Of an entry to which another list has an answer, and of one to which it has none. */
  answered: string;
  unanswered: string;
  /** What "→2" after an entry stands for, with what the other list is called. */
  answersNumber: (list: string) => string;
  /** What a test can give, from 1 to 5, each with what it takes. */
  strengths: readonly { name: string; takes: string }[];
  /** What five rising steps mean. */
  strengthOfTest: string;
}
