/** Milliseconds since 1970, as billing counts them: tests let months pass. */
export type Clock = () => number;
