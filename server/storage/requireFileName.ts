/** Nothing that leads out of a folder, whatever it is called with. @throws TypeError */
export function requireFileName(name: string): string {
  if (!/^\w[\w.-]{0,99}$/.test(name)) throw new TypeError('not the name of a stored file');
  return name;
}
