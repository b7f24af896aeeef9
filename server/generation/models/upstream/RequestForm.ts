import type { ChatCompletionCreateParamsStreaming } from 'openai/resources/chat/completions';

import type { ModelRequest } from '#engine/generation/LanguageModel.ts';

/** How a request is put, as far as servers differ in what they take. */
export interface RequestForm {
  /** A strict schema, any JSON with the schema in the prompt, or the prompt alone. */
  output: 'json_schema' | 'json_object' | 'text';
  /** What the limit of the answer is called. */
  limit: 'max_tokens' | 'max_completion_tokens' | null;
  /** Tokens that an answer may have at most; null: as many as fit. */
  mostAnswer: number | null;
  /** The same of this request alone, beside whose messages no more fit. */
  left: number | null;
  /** Whether it is asked how many tokens arrived. */
  usage: boolean;
}

export const firstForm: RequestForm = {
  output: 'json_schema',
  limit: 'max_tokens',
  mostAnswer: null,
  left: null,
  usage: true,
};

/** The body of a request in a form. */
export function requestBody(
  name: string,
  { messages, schema, schemaName, maxOutputTokens }: ModelRequest,
  { output, limit, mostAnswer, left, usage }: RequestForm,
): ChatCompletionCreateParamsStreaming {
  // At the end of the last message: some templates take one system message alone, and that first.
  const told = output === 'json_schema' ? '' : `\n\nAnswer in JSON in this JSON Schema:\n${JSON.stringify(schema)}`;
  return {
    model: name,
    messages: messages.map(({ role, content }, index) => ({
      role,
      content: index === messages.length - 1 ? content + told : content,
    })),
    stream: true,
    ...(usage && { stream_options: { include_usage: true } }),
    ...(limit && { [limit]: Math.min(maxOutputTokens, mostAnswer ?? Infinity, left ?? Infinity) }),
    ...(output === 'json_object' && { response_format: { type: 'json_object' } }),
    ...(output === 'json_schema' && {
      response_format: { type: 'json_schema', json_schema: { name: schemaName, strict: true, schema } },
    }),
  };
}
