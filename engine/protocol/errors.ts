/** One fault of a document or a request body, as 422 answers carry them. */
export interface FieldError {
  /** JSON pointer into what was sent. */
  path: string;
  /** Stable word for the kind of fault: "required", "max-length", "enum", … */
  key: string;
  /** In the reader's language. */
  message: string;
}

/** The JSON body of every answer that is not a success. */
export interface ErrorResponse {
  key?: string;
  title?: string;
  message?: string;
  errors?: FieldError[];
  data?: Record<string, unknown>;
  requestId: string;
}
