/** The people that a text names: "Ayça Demir, Elif Aksoy and Mert Yıldız" names three. */
export function namesIn(who: string): string[] {
  const names = who.split(/[,;/&+]| and | ve | ile /);
  return [...new Set(names.map((name) => name.trim()).filter(Boolean))];
}
