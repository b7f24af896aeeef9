/** Keys of violated business rules, answered as 400 `{title, message, key}`. */
export const businessErrorKeys = [
  'empty-content',
  'dependency-missing',
  'terms-not-accepted',
  'code-invalid',
  'code-expired',
  'verification-invalid',
  'email-taken',
  'password-weak',
  'password-wrong',
  'password-missing',
  'credentials-invalid',
  'google-unavailable',
  'google-state-invalid',
  'google-refused',
  'google-email-unverified',
  'google-other-account',
  'insufficient-tokens',
  'generation-in-progress',
  'nothing-to-discard',
  'workspace-default',
  'too-many-workspaces',
  'too-many-projects',
  'read-only',
  'nothing-to-export',
  'not-a-project-file',
  'newer-project-file',
  'nothing-to-import',
] as const;

/** Reasons of a failed generation, in its `error.key`. */
export const generationErrorKeys = [
  'model-unauthorized',
  'model-quota-exceeded',
  'model-rate-limited',
  'model-unavailable',
  'model-timeout',
  'model-cut-off',
  'model-refused',
  'model-too-long',
  'model-malformed',
  'model-misconfigured',
  'dependency-failed',
  'interrupted',
  'cancelled',
  'unexpected',
] as const;

export type BusinessErrorKey = (typeof businessErrorKeys)[number];
export type GenerationErrorKey = (typeof generationErrorKeys)[number];
