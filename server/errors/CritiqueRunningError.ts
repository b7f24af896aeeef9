import { ApplicationError } from './ApplicationError.ts';

/** The project is being read for contradictions already. */
export class CritiqueRunningError extends ApplicationError {
  override readonly name = 'CritiqueRunningError';

  constructor() {
    super('critique-running');
  }
}
