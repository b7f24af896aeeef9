import { contrast } from './contrast.ts';

/** What WCAG asks of type. */
const least = 4.5;
const paper = '#ffffff';
const ink = '#161e29';

export interface BrandColours {
  /** Of areas. */
  fill: string;
  /** Of type on such an area. */
  onFill: string;
  /** Of type on paper; ink where the colour is too pale for it. */
  type: string;
}

/** How a colour that somebody has chosen is used so that all that stands in it and on it can be read. */
export function brandColours(colour: string): BrandColours {
  return { fill: colour, onFill: readableOn(colour), type: isTooPale(colour) ? ink : colour };
}

/** Whether type in this colour could not be read on paper. */
export const isTooPale = (colour: string): boolean => contrast(colour, paper) < least;

// Pure black for the few colours of the middle on which neither of the two can be read.
const readableOn = (colour: string) => [paper, ink].find((each) => contrast(each, colour) >= least) ?? '#000000';
