import { ModelStandIn, openAiError, type StandInRefusal, type StandInRequest } from './ModelStandIn.ts';

/** OpenAI: its models of today take `max_completion_tokens` alone, and none tells its context before it refuses. */
export class OpenAiStandIn extends ModelStandIn {
  override readonly model: string = 'gpt-5.1';
  override readonly key = 'sk-of-the-test';
  override context = 128_000;
  mostAnswer = 128_000;

  readonly refusals: ModelStandIn['refusals'] = {
    key: openAiError(401, 'Incorrect API key provided: sk-wrong.', { code: 'invalid_api_key' }),
    model: openAiError(404, 'The model `gone` does not exist or you do not have access to it.', {
      code: 'model_not_found',
    }),
    overloaded: {
      ...openAiError(429, 'Rate limit reached.', { type: 'requests', code: 'rate_limit_exceeded' }),
      headers: { 'retry-after': '60' },
    },
    declines: openAiError(400, 'Your request was rejected by our safety system.', { code: 'content_policy_violation' }),
    path: openAiError(404, 'Invalid URL (GET /v1/props)'),
  };

  tell(path: string): unknown {
    return path === '/v1/models' ? { object: 'list', data: [{ id: this.model, object: 'model' }] } : undefined;
  }

  refuse(body: StandInRequest): StandInRefusal | null {
    if (body.max_tokens !== undefined)
      return openAiError(
        400,
        "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
        { param: 'max_tokens', code: 'unsupported_parameter' },
      );
    const wanted = body.max_completion_tokens ?? 0;
    if (wanted > this.mostAnswer)
      return openAiError(
        400,
        `max_tokens is too large: ${wanted}. This model supports at most ${this.mostAnswer} completion tokens, whereas you provided ${wanted}.`,
        { param: 'max_tokens', code: 'invalid_value' },
      );
    const tokens = this.promptTokens(body);
    if (tokens <= this.context) return null;
    return openAiError(
      400,
      `This model's maximum context length is ${this.context} tokens. However, your messages resulted in ${tokens} tokens. Please reduce the length of the messages.`,
      { param: 'messages', code: 'context_length_exceeded' },
    );
  }
}
