/**
 * The typeface of slides. A deck is opened where Inter is not installed; what a program then puts in its place may be
 * wider and run out of its box. Arial, or its equal in measure, is everywhere, and narrower than Inter, by which lines
 * are broken.
 */
export const typeface = 'Arial';
