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
}
