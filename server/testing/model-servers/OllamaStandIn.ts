import { ModelStandIn, openAiError } from './ModelStandIn.ts';

/** Ollama: what is longer than the context is cut to half of it, and nothing is said. */
export class OllamaStandIn extends ModelStandIn {
  override context = 4096;
  /** Whether `/api/ps` tells how much the model was given; it does since 0.6. */
  tellsContext = true;

  readonly refusals = {
    model: openAiError(404, "model 'gone' not found", { type: 'not_found_error' }),
    overloaded: openAiError(503, 'server busy, please try again. maximum pending requests exceeded', {
      type: 'api_error',
    }),
    path: { status: 404, body: '404 page not found' },
  };

  tell(path: string): unknown {
    if (path === '/v1/models')
      return { object: 'list', data: [{ id: this.model, object: 'model', owned_by: 'library' }] };
    if (path === '/api/ps')
      return {
        models: [{ name: this.model, model: this.model, ...(this.tellsContext && { context_length: this.context }) }],
      };
    if (path === '/api/generate') return { model: this.model, response: '', done: true, done_reason: 'load' };
    return path === '/api/show' ? { parameters: 'stop    "<|im_end|>"' } : undefined;
  }

  refuse(): null {
    return null;
  }

  override given(tokens: number): number {
    return tokens < this.context ? tokens : Math.floor(this.context / 2);
  }

  override thought(words: string): object {
    return { content: '', reasoning: words };
  }
}
