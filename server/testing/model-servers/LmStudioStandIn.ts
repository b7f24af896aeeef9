import { ModelStandIn, openAiError, type StandInRefusal, type StandInRequest } from './ModelStandIn.ts';

/** LM Studio: errors are sentences, and any JSON is taken only with a schema. */
export class LmStudioStandIn extends ModelStandIn {
  override context = 8192;

  readonly refusals = {
    model: openAiError(404, 'Invalid model identifier "gone".', { param: 'model', code: 'model_not_found' }),
    overloaded: { status: 500, body: { error: 'The model has crashed without additional information.' } },
    path: { status: 200, body: { error: 'Unexpected endpoint or method. (GET /v1/props)' } },
  };

  tell(path: string): unknown {
    if (path === '/v1/models') return { object: 'list', data: [{ id: this.model, object: 'model' }] };
    const state = { state: 'loaded', max_context_length: 131_072, loaded_context_length: this.context };
    return path === '/api/v0/models' ? { object: 'list', data: [{ id: this.model, ...state }] } : undefined;
  }

  override failure(): string {
    return 'event: error\ndata: {"error":{"message":"The model has crashed without additional information."}}\n\n';
  }

  refuse(body: StandInRequest): StandInRefusal | null {
    if (body.response_format?.type === 'json_object')
      return { status: 400, body: { error: "'response_format.type' must be 'json_schema' or 'text'" } };
    const tokens = this.promptTokens(body);
    if (tokens < this.context) return null;
    const message = `Trying to keep the first ${tokens} tokens when context the overflows. However, the model is loaded with context length of only ${this.context} tokens, which is not enough. Try to load the model with a larger context length, or provide a shorter input`;
    return { status: 400, body: { error: message } };
  }
}
