import type { Language } from '#engine/languages/languages.ts';

/** How the words of claims are compared in one language. All words are written as `foldText` leaves them. */
interface ClaimWords {
  /** Which say nothing of their own. */
  empty: ReadonlySet<string>;
  /** Whether a word denies what is said. */
  denies: (word: string) => boolean;
}

const words = (text: string) => new Set(text.split(' '));
const denialsInEnglish = words('no nobody none not nothing never t without cannot');
const denialsInTurkish = words('degil degildir hicbir hic kimse yok yoktur asla');
/** “ödemez”, “ödemiyor”, “ödemedi”, “ödemeyecek”, “ödememiş”. */
const deniedVerb = /[^m]m(?:[ae]z|[iu]yor|[ae]d[iu]|[ae]y[ae]c[ae]k|[ae]m[iu]s)(?:l[ae]r)?(?:d[iu]r)?$/;

export const claimWords: Record<Language, ClaimWords> = {
  en: {
    empty: words(
      'a about all also an and any are as at be because been by can do does for from has have he her his how if in into is it its more most of on only or our she so some such than that the their them then there they this to was we were what when where which while who will with would you your',
    ),
    denies: (word) => denialsInEnglish.has(word),
  },
  tr: {
    empty: words(
      'ama ancak bile bir biri bu buna bunu cok da daha de diye en gibi gore hem her icin ile ise ki kadar ne o olan olarak olur oldugu onlar onu sadece sonra su ve veya ya yalnizca yani',
    ),
    denies: (word) => denialsInTurkish.has(word) || deniedVerb.test(word),
  },
};
