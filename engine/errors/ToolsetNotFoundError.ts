import { FilizError } from './FilizError.ts';

/** No loaded toolset has this id. */
export class ToolsetNotFoundError extends FilizError {
  readonly code = 'toolset-not-found';

  constructor(id: string) {
    super(`There is no toolset "${id}".`, { id });
  }
}
