import { ModelStandIn, type StandInRefusal, type StandInRequest } from './ModelStandIn.ts';

/** llama.cpp's server, as version 0.7 answered: whatever model is asked for, it has one. */
export class LlamaCppStandIn extends ModelStandIn {
  readonly refusals = {
    overloaded: { status: 503, body: { error: { code: 503, message: 'Loading model', type: 'unavailable_error' } } },
    path: { status: 404, body: { error: { message: 'File Not Found', type: 'not_found_error', code: 404 } } },
  };

  tell(path: string): unknown {
    if (path === '/props') return { default_generation_settings: { n_ctx: this.context }, total_slots: 1 };
    const meta = { n_ctx: this.context, n_ctx_train: 131_072 };
    return path === '/v1/models' ? { object: 'list', data: [{ id: 'model.gguf', object: 'model', meta }] } : undefined;
  }

  refuse(body: StandInRequest): StandInRefusal | null {
    const tokens = this.promptTokens(body);
    if (tokens < this.context) return null;
    const message = `request (${tokens} tokens) exceeds the available context size (${this.context} tokens), try increasing it`;
    const type = 'exceed_context_size_error';
    return { status: 400, body: { error: { code: 400, message, type, n_prompt_tokens: tokens, n_ctx: this.context } } };
  }
}
