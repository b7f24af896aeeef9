/** The 49,000 most common passwords; loaded on first use to keep the server's start fast. */
export async function loadCommonPasswords(): Promise<readonly string[]> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return dictionary['passwords-common'];
}
