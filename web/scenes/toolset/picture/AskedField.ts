/** Fields to show, of which the first gets the focus: a new object each time somebody asks. */
export interface AskedField {
  pointers: readonly string[];
}
