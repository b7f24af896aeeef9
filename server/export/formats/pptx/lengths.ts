/** English metric units of an inch, in which slides are measured. */
export const emuPerInch = 914_400;
export const emuPerPoint = 12_700;
export const pointsPerInch = 72;

/** The slide, in inches. */
export const slideSize = { width: 13.333, height: 7.5, margin: 0.5 };

/** The room below the title and above the foot, in inches. */
export const body = { x: 0.5, y: 1.02, width: 12.333, height: 5.96 };
