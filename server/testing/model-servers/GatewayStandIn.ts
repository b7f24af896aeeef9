import { ModelStandIn, openAiError, type Output, type StandInRefusal, type StandInRequest } from './ModelStandIn.ts';

/** A gateway such as LiteLLM: it hands on in its own words what was refused behind it, schemas among it. */
export class GatewayStandIn extends ModelStandIn {
  override readonly model = 'team-model';
  override readonly key = 'sk-virtual';
  mostAnswer = 4096;
  override readonly cutReason = 'max_tokens';

  readonly refusals = {
    key: openAiError(401, 'Authentication Error, Invalid proxy server token passed.', {
      type: 'token_not_found_in_db',
      code: '401',
    }),
    model: openAiError(400, '/chat/completions: Invalid model name passed in model=gone.', {
      param: 'model',
      code: '400',
    }),
    overloaded: openAiError(502, 'litellm.ServiceUnavailableError', { type: 'None', code: '502' }),
    path: { status: 404, body: { detail: 'Not Found' } },
  };

  tell(path: string): unknown {
    if (path === '/v1/models') return { object: 'list', data: [{ id: this.model, object: 'model' }] };
    const model_info = {
      max_tokens: this.mostAnswer,
      max_input_tokens: this.context,
      max_output_tokens: this.mostAnswer,
    };
    return path === '/model/info' ? { data: [{ model_name: this.model, model_info }] } : undefined;
  }

  refuse(body: StandInRequest): StandInRefusal | null {
    if (body.response_format?.type === 'json_schema')
      return openAiError(
        400,
        "litellm.UnsupportedParamsError: team-model does not support parameters: ['response_format']",
        { code: '400' },
      );
    const tokens = this.promptTokens(body);
    if (tokens <= this.context) return null;
    return openAiError(
      400,
      `litellm.ContextWindowExceededError: AnthropicError - {"type":"error","error":{"message":"prompt is too long: ${tokens} tokens > ${this.context} maximum"}}`,
      { code: '400' },
    );
  }

  override failure(): string {
    return 'data: {"error":{"message":"litellm.APIConnectionError: AnthropicException - Overloaded","type":"None","param":"None","code":"500"}}\n\n';
  }

  // Comments keep the connection open while the model behind it reads.
  protected override write(output: Output, body: StandInRequest): void {
    output.write(': keep-alive\n\n: keep-alive\n\n');
    super.write(output, body);
  }
}
