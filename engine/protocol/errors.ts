/** A fault of a document or a request body, as in 422 answers. */
export interface FieldError {
  /** JSON pointer into the request body. */
  path: string;
  /** Stable key of the kind of fault: "required", "max-length", "enum", … */
  key: string;
  /** In the reader's language. */
  message: string;
}

/** The JSON body of every error answer. */
export interface ErrorResponse {
  key?: string;
  title?: string;
  message?: string;
  errors?: FieldError[];
  data?: Record<string, unknown>;
  requestId: string;
}
