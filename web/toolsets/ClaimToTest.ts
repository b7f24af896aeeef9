/** A claim that the evidence page asks to be tested. */
export interface ClaimToTest {
  id: string;
  text: string;
  /** 1 to 5. */
  importance?: number | undefined;
  /** Of its evidence, 0 to 5. */
  strength?: number | undefined;
}
