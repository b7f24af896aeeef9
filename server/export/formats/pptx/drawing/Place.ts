/** Where an element stands: the offset of the groups around it, and whether they show what people wrote. */
export interface Place {
  x: number;
  y: number;
  isWritten: boolean;
}
