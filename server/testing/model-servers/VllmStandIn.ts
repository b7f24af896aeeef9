import { ModelStandIn, type StandInRefusal, type StandInRequest } from './ModelStandIn.ts';

const error = (status: number, message: string, type: string): StandInRefusal => ({
  status,
  body: { object: 'error', message, type, param: null, code: status },
});

/** vLLM up to 0.10: errors have no envelope, and prompt and wanted answer have to fit together. */
export class VllmStandIn extends ModelStandIn {
  override readonly key = 'token-of-vllm';

  readonly refusals = {
    key: { status: 401, body: { error: 'Unauthorized' } },
    model: error(404, 'The model `gone` does not exist.', 'NotFoundError'),
    overloaded: error(503, 'The server is overloaded.', 'ServiceUnavailableError'),
    path: { status: 404, body: { detail: 'Not Found' } },
  };

  tell(path: string): unknown {
    return path === '/v1/models'
      ? { object: 'list', data: [{ id: this.model, object: 'model', max_model_len: this.context }] }
      : undefined;
  }

  override failure(): string {
    return 'data: {"object":"error","message":"EngineCore encountered an issue.","type":"InternalServerError","code":500}\n\ndata: [DONE]\n\n';
  }

  refuse(body: StandInRequest): StandInRefusal | null {
    const tokens = this.promptTokens(body);
    const wanted = body.max_tokens ?? 0;
    if (tokens + wanted <= this.context) return null;
    const message = `This model's maximum context length is ${this.context} tokens. However, you requested ${tokens + wanted} tokens (${tokens} in the messages, ${wanted} in the completion). Please reduce the length of the messages or completion.`;
    return error(400, message, 'BadRequestError');
  }
}
