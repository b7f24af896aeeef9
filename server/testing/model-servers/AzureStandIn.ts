import { openAiError, type Output, type StandInRequest } from './ModelStandIn.ts';
import { OpenAiStandIn } from './OpenAiStandIn.ts';

/** Azure's `/openai/v1`: deployments for models, a filter before and behind, and a first chunk that only it has. */
export class AzureStandIn extends OpenAiStandIn {
  override readonly refusals = {
    key: openAiError(401, 'Access denied due to invalid subscription key.', {
      code: '401',
      type: 'invalid_request_error',
    }),
    model: {
      status: 404,
      body: { error: { code: 'DeploymentNotFound', message: 'The API deployment for this resource does not exist.' } },
    },
    overloaded: openAiError(500, 'The server had an error.', { type: 'server_error' }),
    declines: openAiError(400, 'The response was filtered.', { code: 'content_filter', param: 'prompt' }),
    path: { status: 404, body: { error: { code: '404', message: 'Resource not found' } } },
  };

  override tell(): undefined {
    return undefined;
  }

  protected override write(output: Output, body: StandInRequest): void {
    output.write('data: {"id":"","choices":[],"prompt_filter_results":[{"prompt_index":0}]}\n\n');
    super.write(output, body);
  }
}
