/** An error as Stripe answers it. */
export class StandInRefusal extends Error {
  override readonly name = 'StandInRefusal';
  readonly status: number;
  readonly error: Record<string, unknown>;

  constructor(status: number, error: { type: string; code?: string; message: string } & Record<string, unknown>) {
    super(error.message);
    this.status = status;
    this.error = error;
  }
}

export const invalidRequest = (message: string, details: { code?: string; param?: string } = {}): StandInRefusal =>
  new StandInRefusal(400, { type: 'invalid_request_error', message, ...details });

export const missing = (id: string, param: string): StandInRefusal =>
  new StandInRefusal(param === 'id' ? 404 : 400, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    param,
    message: `No such object: '${id}'`,
  });
