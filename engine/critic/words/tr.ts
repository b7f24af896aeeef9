import type { CriticWords } from './CriticWords.ts';

const particle =
  'm[ıiuü](?:y[ıiuü]m|y[ıiuü]z|s[ıiuü]n|s[ıiuü]n[ıiuü]z|yd[ıiuü](?:n[ıiuü]z|k|n|m)?|ym[ıiuü]ş|d[ıiuü]r)?';
const question =
  'ne|neyi|neye|neyle|neden|nedeniyle|neler|neleri|nelerden|nelere|nesi|nasıl|kim|kime|kimi|kimin|kimle|kimler|kimlerle|kimden|hangi|hangisi|hangileri|hangisini|nerede|nereye|nereden|neresi|kaç|kaça|kaçta|kaçı|niye|niçin';
const judged =
  'memnun|beğen|sev|hoşlan|hoşunuza|mutlu|kolay|zor|faydalı|yararlı|kullanışlı|önemli|sıkıcı|yorucu|rahatsız|kızdır|karmaşık';
const product =
  '(?:uygulama|yazılım|platform|portal|sistem|panel|ekran|robot|chatbot|web sitesi|internet sitesi|yapay zek[âa]|otomasyon|veri ?tabanı|sensör|modül|program|pazaryeri)\\p{L}*';
const made = '(?:yapıl|kurul|geliştiril|oluşturul|getiril|tasarlan|dijitalleştiril|otomatikleştiril|sunul|sağlan)';

export const tr: CriticWords = {
  leading: [
    'değil mi(?:ydi)?|sizce de|siz de böyle|öyle değil',
    '\\p{L}+m[ıiuü]yor m[uü](?:sun(?:uz)?|sün(?:üz)?|yuz)?',
    `\\p{L}+m[ae]z m[ıi](?:yd[ıi])?(?:n[ıi]z|s[ıi]n[ıi]z)?`,
    `ne (?:kadar|derece|denli) (?:${judged})\\p{L}*`,
    '(?:çoğu|birçok|pek çok|herkes|bütün|tüm)(?: \\p{L}+){0,7} (?:söylüyor|diyor|düşünüyor|yakınıyor|belirtiyor|şikâyet ediyor|şikâyetçi|katılıyor|söyler|der)',
    '(?:neden|niye|niçin) (?:bu kadar|bunca|bu denli|hep|sürekli)',
    '\\p{L}+yordur|elbette|kuşkusuz|şüphesiz|tabii ki',
    '(?:görüşe|düşünceye|fikre|buna) katıl\\p{L}+',
    'harika|muhteşem|mükemmel|berbat|korkunç|rezalet|yenilikçi',
  ],
  hypothetical: [
    '\\p{L}+(?:sa|se|saydı|seydi) (?:\\p{L}+ ){0,3}\\p{L}+[ae]?[ıiuü]?r m[ıiuü]yd[ıiuü]n[ıiuü]z',
    '(?:kullan|al|öde|dene|geç|iste|indir|ol|et|ed)\\p{L}*r m[ıiuü]yd[ıiuü]n[ıiuü]z',
    '(?:öner|tavsiye ed)\\p{L}*r m[iı]s[iı]n[iı]z',
    '(?:böyle|şöyle|bunun gibi) bir[^?]*(?:r|r m[ıiuü]yd[ıiuü]|r m[ıiuü])(?:s[ıiuü]n[ıiuü]z|d[ıiuü]n[ıiuü]z|n[ıiuü]z)',
    '(?:ne kadar|kaç lira|kaç tl|kaça kadar) (?:öder|verir)\\p{L}*',
    '(?!yüksek|yasak|tutsak|köksek)\\p{L}{2,}s[ae]k',
    'hayal ed\\p{L}*|varsayın|varsayalım|diyelim ki|farz ed\\p{L}*',
  ],
  closed: [particle],
  open: [question],
  request: [
    '(?:anlat|göster|paylaş|açıkla|tarif|betimle|söz|bahsed|örnek ver|çiz|bak|ara|sırala|göz at|konuş|say)\\p{L}*(?: \\p{L}+)? m[ıiuü]\\p{L}*',
    '(?:anlatın|gösterin|açıklayın|sıralayın|sayın|çizin|düşünün|betimleyin)(?:ız|iz)?',
  ],
  second: [
    `\\p{L}*(?:yor|d[ıiuü]|t[ıiuü]|m[ıiuü]ş|n[ıiuü]z|[aeıiuü]r|l[ae]r)(?:,| ve|;) ((?:[^,?]+ )?(?:${question}) .+)`,
  ],
  probe: [
    'bu|bunu|buna|bunun|bunlar\\p{L}*|onu|onun|ona|onlar\\p{L}*|o|orada|sonra|sonu|sonunda|sonucu|başka|yerine|ne oldu|nasıl oldu|ne olur|ne oluyor|ne yaptınız|ne yapıyorsunuz|mal oldu|mal oluyor|sürdü|bitti|sonuçlandı|bıraktı\\p{L}*|aradaki',
    '^\\p{L}+s[ıiuü]n[ıiuü]',
  ],
  twoObjects: [
    `\\p{L}+ ve \\p{L}+[^?,]* (?:(?:hakkında|konusunda|üzerine|için) ne düşün\\p{L}*|nasıl bul(?:uyor|ur)\\p{L}*|ne (?:kadar|derece) (?:${judged})\\p{L}*|memnun m[ıiuü]\\p{L}*)`,
  ],
  solution: [
    `${product}(?: \\p{L}+)? (?:yok|yoktur|bulunmuyor|bulunmaması|bulunmamakta|olmaması|olmayışı|eksik\\p{L}*|gerek\\p{L}*|lazım|şart|ihtiyaç|ihtiyac\\p{L}*|mevcut değil|kullanılmıyor|kullanılmaması|geliştiril\\p{L}*|kurul\\p{L}*|yapıl\\p{L}*)`,
    '\\p{L}+[ae]bilmel[iı](?:d[iı]r)?(?:l[ae]r)?',
    `${made}m[ae](?:l[ıi](?:d[ıi]r)?|s[ıi] (?:gerek\\p{L}*|lazım|şart))`,
    'dijitalleş\\p{L}* (?:gerek\\p{L}*|lazım|şart)|otomatikleş\\p{L}* (?:gerek\\p{L}*|lazım|şart)',
    '(?:geliştirmek|kurmak|yapmak|sunmak) ist\\p{L}+|çözüm(?:ümüz|ü ise)?,? (?:bir|şu)',
    '(?:uygulamamız|platformumuz|ürünümüz|çözümümüz)\\p{L}*',
  ],
  vague: [
    'hızlı\\p{L}*|çabuk\\p{L}*|kolay\\p{L}*|basit\\p{L}*|kullanıcı dostu\\p{L}*|sezgisel\\p{L}*|pratik|rahatça|rahatlıkla',
    'verimli\\p{L}*|etkili\\p{L}*|etkin (?:bir )?(?:biçim|şekil)\\p{L}*|güvenilir\\p{L}*|esnek\\p{L}*|ölçeklenebilir\\p{L}*|sorunsuz\\p{L}*|kusursuz\\p{L}*|akıcı\\p{L}*',
    'yeterli\\p{L}*|yeterince|makul|uygun (?:bir )?(?:süre|şekil|biçim|zaman|sayı|düzey|sıklık)\\p{L}*|kabul edilebilir\\p{L}*',
    'mümkün olduğunca|mümkünse|mümkün olan en|olabildiğince|en kısa (?:süre|zaman)\\p{L}*|kısa (?:süre|zaman)\\p{L}*|gerektiğinde|gerekirse|zamanında',
    'çok sayıda|birçok|pek çok|çeşitli|vb|vs|önemli ölçüde|belirgin\\p{L}*|kayda değer|modern|kaliteli|daha iyi|en iyi|normal (?:koşul|şart|kullanım)\\p{L}*',
  ],
  figure: [
    'iki\\p{L}*|üç\\p{L}*|dört\\p{L}*|beş\\p{L}*|altı\\p{L}*|yedi|sekiz\\p{L}*|dokuz\\p{L}*|on|on\\p{L}{2,5}|yirmi\\p{L}*|otuz\\p{L}*|elli\\p{L}*|yüz|yüzde|bin|yarı\\p{L}*|çeyre\\p{L}*|sıfır|hiç|hiçbir|tüm\\p{L}*|bütün|hepsi|her|düzine',
    'bir (?:saniye|dakika|saat|gün|iş gün|hafta|ay|el|dokunuş|tık|adım|ekran)\\p{L}*|tek (?:el|dokunuş|tık|adım|ekran|yer)\\p{L}*',
  ],
  benefit: ['böylece|böylelikle|için|diye|amacıyla|çünkü|sayesinde|ki|üzere'],
  filler: ['ben|bu|bir'],
  noSource: [
    'herkes(?:in|çe)? bil\\p{L}*|genel (?:kanı|bilgi|kanaat)\\p{L}*|tahmin\\p{L}*|varsay\\p{L}*|düşünüyoruz|sanıyoruz|sezgi\\p{L}*|(?:kendi )?(?:tecrübe|deneyim)\\p{L}*|beyin fırtınası|yok|bilinmiyor|uydur\\p{L}*|chatgpt',
  ],
};
