/** The 49,000 passwords that people choose most, read with the first one that is chosen here: start need not wait for them. */
export async function loadCommonPasswords(): Promise<readonly string[]> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return dictionary['passwords-common'];
}
