/** Environment variables are invalid. The message never repeats a value: it may be a secret. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
  readonly code = 'configuration-invalid';
  readonly variables: { name: string; expectation: string }[];

  constructor(variables: { name: string; expectation: string }[]) {
    super(
      ['The environment is not usable:', ...variables.map(({ name, expectation }) => `  ${name}: ${expectation}`)].join(
        '\n',
      ),
    );
    this.variables = variables;
  }
}
