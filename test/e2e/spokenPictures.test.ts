import { beforeAll, expect, it } from 'vitest';

import type { Language } from '#engine/languages/languages.ts';
import { readExample } from '#web/form/testing/readDefinition.ts';

import { type ApiClient, createSavedProject, newAddress, registerClient } from '../support/apiClient.ts';
import { openVisitor } from '../support/openBrowser.ts';
import { signIn } from '../support/signIn.ts';
import { stageApp } from '../support/stageApp.ts';
import { untilDrawn } from '../support/untilDrawn.ts';

const stage = stageApp();
let client: ApiClient;
let project: string;

beforeAll(async () => {
  client = await registerClient(stage.app, newAddress());
  project = await createSavedProject(client);
});

/** What somebody hears who goes through the picture of a toolset's example: roles, names and states in their order. */
async function hear(toolset: string, language: Language): Promise<string> {
  const at = `/api/projects/${project}/toolsets/${toolset}`;
  const { revision } = await client.call<{ revision: number }>('GET', at);
  await client.call('PUT', at, { content: readExample(toolset, language), revision });
  const { context, page, close } = await openVisitor(stage.browser, stage.app.url, { language });
  await signIn(context, client);
  await page.goto(`/project/${project}/tools/${toolset}`);
  const picture = page.locator('svg.picture').first();
  await picture.waitFor();
  await page.getByRole('toolbar').first().waitFor();
  await untilDrawn(page);
  const spoken = await picture.ariaSnapshot();
  await close();
  return spoken.split('\n').map(shorten).join('\n');
}

/** The beginning of a line tells how it is said. */
const shorten = (line: string) => (line.length > 110 ? `${line.slice(0, 109)}…` : line);

it('a matrix says of each dot what it is and where it stands', async () => {
  expect(await hear('stakeholder', 'en')).toMatchInlineSnapshot(`
    "- 'group "Stakeholder Analysis. Stakeholder: 10 (Manage closely 4, Keep satisfied 3, Keep informed 1, Monitor…
      - button "1. Owner of a neighbourhood restaurant, Manage closely, Neutral, 5 × 5"
      - button "3. Facility manager of an office building, Manage closely, Neutral, 4 × 4"
      - button "4. Till and packing staff in the restaurant, Manage closely, Opponent, 4 × 4"
      - button "6. District food control officer (Ministry of Agriculture), Manage closely, Neutral, 1 × 5"
      - button "2. Office worker who buys lunch out, Keep satisfied, Neutral, 3 × 4"
      - button "5. Industrial dishwashing firm, Keep satisfied, Supporter, 2 × 4"
      - button "7. Food delivery platform, Keep satisfied, Neutral, 1 × 4"
      - button "8. District municipality, environmental protection directorate, Keep informed, Supporter, 4 × 2"
      - button "9. Disposable packaging wholesaler, Monitor, Neutral, 2 × 2"
      - button "10. Self-employed motorcycle courier, Monitor, Neutral, 2 × 1""
  `);
  expect(await hear('stakeholder', 'tr')).toMatchInlineSnapshot(`
    "- 'group "Paydaş Analizi. Paydaş: 10 (Yakından yönet 4, Memnun tut 3, Bilgilendir 1, İzle 2)"':
      - button "1. Mahalle lokantası sahibi, Yakından yönet, Tarafsız, 5 × 5"
      - button "3. Ofis binasının yöneticisi, Yakından yönet, Tarafsız, 4 × 4"
      - button "4. Lokantanın kasa ve paketleme çalışanları, Yakından yönet, Karşı çıkıyor, 4 × 4"
      - button "6. İlçe Tarım ve Orman Müdürlüğü gıda kontrol görevlisi, Yakından yönet, Tarafsız, 1 × 5"
      - button "2. Öğle yemeğini dışarıdan alan ofis çalışanı, Memnun tut, Tarafsız, 3 × 4"
      - button "5. Endüstriyel bulaşık yıkama firması, Memnun tut, Destekliyor, 2 × 4"
      - button "7. Yemek sipariş platformu, Memnun tut, Tarafsız, 1 × 4"
      - button "8. İlçe belediyesi, çevre koruma müdürlüğü, Bilgilendir, Destekliyor, 4 × 2"
      - button "9. Tek kullanımlık ambalaj toptancısı, İzle, Tarafsız, 2 × 2"
      - button "10. Kendi hesabına çalışan motokurye, İzle, Tarafsız, 2 × 1""
  `);
});

it('a poster says what each field is called before what it says', async () => {
  expect(await hear('concept-poster', 'en')).toMatchInlineSnapshot(`
    "- 'group "Concept Poster – The code at the till. The code at the till: I take the box and nobody waits. (Desc…
      - 'button "Idea name: The code at the till"'
      - 'button "For which persona group?: (removed)"'
      - 'button "Slogan: I take the box and nobody waits."'
      - 'button "Description in three sentences: Dönkap lends a sturdy lunch box, free of charge, to people who b…
      - 'button "What they notice in the first week: A lid that stays shut in the bag; Nothing to carry from home…
      - 'button "Who, and in which situation?: Wednesday, 12:31, a lokanta in Kozyatağı. Zeynep has her phone in …
      - 'button "Which problem does it solve?: At 12:31, sixth in the queue, asking for anything but the disposab…
      - 'button "What it asks of you: You store a card when you sign up; A late box costs 150 TL; the date is sho…
      - 'button "What the picture shows: The counter seen from the customer''s side: card terminal, small stand w…"
  `);
  expect(await hear('concept-poster', 'tr')).toMatchInlineSnapshot(`
    "- 'group "Konsept Posteri – Kasadaki kod. Kasadaki kod: Kabı alıyorum, kimse beklemiyor. (Üç cümlede açıklama…
      - 'button "Fikrin adı: Kasadaki kod"'
      - 'button "Hangi persona grubu için?: (kaldırıldı)"'
      - 'button "Slogan: Kabı alıyorum, kimse beklemiyor."'
      - 'button "Üç cümlede açıklama: Dönkap, öğle yemeğini dışarıdan alıp ofiste yiyenlere sağlam bir yemek kabı…
      - 'button "İlk hafta neyi fark eder?: Kapağı poşette açılmıyor; Evden taşınacak bir şey yok"'
      - 'button "Kim, hangi durumda?: Çarşamba, 12.31, Kozyatağı''nda bir lokanta. Zeynep''in bir elinde telefon,…
      - 'button "Hangi sorunu çözüyor?: 12.31''de, kuyrukta altıncı sıradayken tek kullanımlık setten başka bir ş…
      - 'button "Sizden istedikleri: Üye olurken kart kaydedilir; Geciken kap 150 TL; tarih önceden gösterilir; G…
      - 'button "Görselde ne var?: Müşterinin gözünden tezgâh: kart cihazı, üzerinde kod olan küçük stant, üstünd…"
  `);
});

it('a board says in which column a card is', async () => {
  expect(await hear('experiments', 'en')).toMatchInlineSnapshot(`
    "- 'group "Experiments. Experiments (Planned: 3, Running: 1, Learned: 2)"':
      - 'img "1 read: 0"'
      - 'img "2 said: 0"'
      - 'img "3 gave or did: 2"'
      - 'button "3 gave or did: 2; 1: A box adds at most 5 seconds to an order when its code is scanned while the…
      - 'button "3 gave or did: 2; 2: At least 10 of 20 boxes are gone by 13:15 when they stand at the packer''s …
      - 'img "4 measured: 0"'
      - 'img "5 paid: 0"'
      - 'img "Planned: 3"'
      - 'button "Planned, 4: In at least 75% of the takeaway receipts of the rush the question about the box is a…
      - 'button "Planned, 5: On at most 2 days of eight weeks a shelf of 100 places is full before 14:30.; Small …
      - 'button "Planned, 6: At least 1 of 2 facility managers signs a letter that the building pays for the roun…
      - 'img "Running: 1"'
      - 'button "Running, 3: At least 4 of 6 owners sign for three further months at 11 TL a use.; Signed order ·…
      - 'img "Learned: 2"'
      - 'button "Learned, 1: A box adds at most 5 seconds to an order when its code is scanned while the card pay…
      - 'button "Learned, 2: At least 10 of 20 boxes are gone by 13:15 when they stand at the packer''s right han…"
  `);
  expect(await hear('experiments', 'tr')).toMatchInlineSnapshot(`
    "- 'group "Deneyler. Deneyler (Planlandı: 3, Sürüyor: 1, Öğrenildi: 2)"':
      - 'img "1 okunan: 0"'
      - 'img "2 söylenen: 0"'
      - 'img "3 verilen, yapılan: 2"'
      - 'button "3 verilen, yapılan: 2; 1: Kapın karekodu kart çekilirken okutulursa sipariş en çok 5 saniye uzar…
      - 'button "3 verilen, yapılan: 2; 2: Kaplar paketleyenin sağ elinin altında, setler bir raf yukarıda dururs…
      - 'img "4 sayılan: 0"'
      - 'img "5 ödenen: 0"'
      - 'img "Planlandı: 3"'
      - 'button "Planlandı, 4: Soru ödemeden önce gelirse yoğun saatin paket fişlerinin en az %75''inde kap sorus…
      - 'button "Planlandı, 5: 100 kaplık raf, sekiz haftada en çok 2 gün 14.30''dan önce dolar.; Tek özellikli k…
      - 'button "Planlandı, 6: 2 bina yöneticisinden en az 1''i, toplama turunu binanın ödeyeceğini yazan bir mek…
      - 'img "Sürüyor: 1"'
      - 'button "Sürüyor, 3: 6 lokanta sahibinden en az 4''ü, her kullanım için 11 TL''den üç ay daha imzalar.; İ…
      - 'img "Öğrenildi: 2"'
      - 'button "Öğrenildi, 1: Kapın karekodu kart çekilirken okutulursa sipariş en çok 5 saniye uzar.; Kâğıt den…
      - 'button "Öğrenildi, 2: Kaplar paketleyenin sağ elinin altında, setler bir raf yukarıda durursa 20 kabın e…"
  `);
});

it('a chart says in words what its lines do', async () => {
  expect(await hear('traction', 'en')).toMatchInlineSnapshot(`
    "- 'group "Traction. Traction (Cash at the end of the month: 3, Customers: 3)"':
      - 'button "Left of a purchase: €3.40"'
      - 'button "Left of a customer, a month: €2,478.60"'
      - 'button "Stays for: 33.3 months"'
      - 'button "Lifetime value: €82,537"'
      - 'button "Acquisition cost: €6,000"'
      - 'button "Lifetime value to acquisition cost: 13.8 times"'
      - 'button "Pays back after: 2.4 months"'
      - 'button "Fixed costs a month: €340,000"'
      - img "Cash at the end of the month"
      - 'button "Cash at the end of the month. Cautious: €2,694,153 to -€643,888; below zero from month 10"'
      - 'button "Cash at the end of the month. Expected: €2,701,042 to -€364,873; below zero from month 11"'
      - 'button "Cash at the end of the month. Bold: €2,700,640 to €209,054; never below zero"'
      - img "Customers"
      - 'button "Customers. Cautious: 16.2 to 17.8; never reaches 137"'
      - 'button "Customers. Expected: 21.4 to 39.7; never reaches 137"'
      - 'button "Customers. Bold: 28.5 to 105.5; never reaches 137"'
      - 'img "Customers. Customers to break even: 137"'
      - 'button "What the figures say: A restaurant leaves 2,478.60 TL a month, and 137 of them carry the fixed c…
      - 'button "The riskiest number, and why: 340,000 TL a month is assumed, and what the expected year earns at…"
  `);
  expect(await hear('traction', 'tr')).toMatchInlineSnapshot(`
    "- 'group "Büyüme Hesabı. Büyüme Hesabı (Ay sonundaki nakit: 3, Müşteri: 3)"':
      - 'button "Bir satın almadan kalan: ₺3,40"'
      - 'button "Bir müşteriden aylık kalan: ₺2.478,60"'
      - 'button "Kalma süresi: 33,3 ay"'
      - 'button "Yaşam boyu değer: ₺82.537"'
      - 'button "Müşteri edinme maliyeti: ₺6.000"'
      - 'button "Yaşam boyu değer / edinme maliyeti: 13,8 kat"'
      - 'button "Geri ödeme süresi: 2,4 ay"'
      - 'button "Aylık sabit gider: ₺340.000"'
      - img "Ay sonundaki nakit"
      - 'button "Ay sonundaki nakit. Temkinli: ₺2.694.153 → -₺643.888; ilk eksi: 10. ay"'
      - 'button "Ay sonundaki nakit. Beklenen: ₺2.701.042 → -₺364.873; ilk eksi: 11. ay"'
      - 'button "Ay sonundaki nakit. Atak: ₺2.700.640 → ₺209.054; hiç eksiye düşmüyor"'
      - img "Müşteri"
      - 'button "Müşteri. Temkinli: 16,2 → 17,8; 137 eşiğine ulaşmıyor"'
      - 'button "Müşteri. Beklenen: 21,4 → 39,7; 137 eşiğine ulaşmıyor"'
      - 'button "Müşteri. Atak: 28,5 → 105,5; 137 eşiğine ulaşmıyor"'
      - 'img "Müşteri. Başabaş müşteri sayısı: 137"'
      - 'button "Rakamların söylediği: Bir lokantadan ayda 2.478,60 TL kalıyor, sabit gideri 137 lokanta karşılıy…
      - 'button "En riskli sayı ve nedeni: Ayda 340.000 TL varsayımdan ibaret; beklenen yılın sonunda kazanılan, …"
  `);
});

it('a tree says of each branch on what it hangs', async () => {
  expect(await hear('opportunity-tree', 'en')).toMatchInlineSnapshot(`
    "- 'group "Opportunity Solution Tree. At the counter the question about the box is really asked in the rush (O…
      - 'img "Outcome: 1"'
      - 'img "Opportunities: 4"'
      - 'img "Solutions: 5"'
      - 'img "Assumption tests: 6"'
      - 'button "Outcome: At the counter the question about the box is really asked in the rush; Takeaway receipt…
      - 'button "Opportunities: 4"'
      - 'button "1 Opportunity: In the rush I take what stands at my right hand; one thing more to do, and the qu…
      - 'button "Solutions: 3"'
      - 'button "1.1 Solution: The question comes before payment, while the hand has not chosen yet"'
      - 'button "Assumption tests: 1"'
      - 'button "1.1.1 Assumption test: Asked before payment, the question is answered in three of four receipts,…
      - 'button "1.2 Solution: Boxes stand at the packer''s right hand, sets one shelf up"'
      - 'button "Assumption tests: 2"'
      - 'button "1.2.1 Assumption test: The packer takes what stands nearest, box or set, Supported, Desirability…
      - 'button "1.2.2 Assumption test: There is an arm''s length of counter free in each of the six restaurants,…
      - 'button "1.3 Solution: The till team has a share of every set that stays in the stack"'
      - 'button "Assumption tests: 1"'
      - 'button "1.3.1 Assumption test: They do not ask because they do not care to, not because no hand is free,…
      - 'button "2 Opportunity: I don''t want to ask for anything special with eight people behind me., Next"'
      - 'button "Solutions: 1"'
      - 'button "2.1 Solution: The code is scanned while the card payment runs, without a word"'
      - 'button "Assumption tests: 1"'
      - 'button "2.1.1 Assumption test: It adds at most five seconds to an order, Supported, Usability"'
      - 'button "3 Opportunity: Whether the box pays for me stands on no bill., Later"'
      - 'button "Solutions: 1"'
      - 'button "3.1 Solution: On Monday the owner reads what the boxes have saved him in a week"'
      - 'button "Assumption tests: 1"'
      - 'button "3.1.1 Assumption test: Who sees the saving goes on paying 11 TL a use, and tells his staff, Open…
      - 'button "4 Opportunity: I am new here, and nobody told me that there is a box., Later"'
      - 'button "Solutions: 0"'
      - 'img "On no branch yet. Experiment: 100 kaplık raf, sekiz haftada en çok 2 gün 14.30''dan önce dolar.; 2 …"
  `);
  expect(await hear('opportunity-tree', 'tr')).toMatchInlineSnapshot(`
    "- 'group "Fırsat-Çözüm Ağacı. Yoğun saatte tezgâhta kap sorusu gerçekten soruluyor (Fırsatlar: 4, Çözümler: 5…
      - 'img "Ulaşılacak sonuç: 1"'
      - 'img "Fırsatlar: 4"'
      - 'img "Çözümler: 5"'
      - 'img "Varsayım testleri: 6"'
      - 'button "Ulaşılacak sonuç: Yoğun saatte tezgâhta kap sorusu gerçekten soruluyor; Yoğun saatin paket fişle…
      - 'button "Fırsatlar: 4"'
      - 'button "1 Fırsat: Yoğun saatte sağ elimin altında ne varsa onu alıyorum; bir iş daha çıksa kuyruk sokağa…
      - 'button "Çözümler: 3"'
      - 'button "1.1 Çözüm: Soru ödemeden önce geliyor, el daha seçmeden"'
      - 'button "Varsayım testleri: 1"'
      - 'button "1.1.1 Varsayım testi: Ödemeden önce sorulunca her dört fişin üçünde yanıtlanıyor, Açık, Kullanıl…
      - 'button "1.2 Çözüm: Kaplar paketleyenin sağ elinin altında, setler bir raf yukarıda"'
      - 'button "Varsayım testleri: 2"'
      - 'button "1.2.1 Varsayım testi: Paketleyen en yakında ne varsa onu alıyor, kap olsun set olsun, Desteklend…
      - 'button "1.2.2 Varsayım testi: Altı lokantanın her birinde tezgâhta bir kol boyu yer var, Açık, Yapılabil…
      - 'button "1.3 Çözüm: Rafta kalan her setten kasa ekibine pay"'
      - 'button "Varsayım testleri: 1"'
      - 'button "1.3.1 Varsayım testi: Sormamalarının nedeni elin dolu olması değil, umursamamaları, Açık, Arzu e…
      - 'button "2 Fırsat: Arkamda sekiz kişi beklerken farklı bir şey istemek istemiyorum., Sırada"'
      - 'button "Çözümler: 1"'
      - 'button "2.1 Çözüm: Karekod kart çekilirken, tek söz etmeden okutuluyor"'
      - 'button "Varsayım testleri: 1"'
      - 'button "2.1.1 Varsayım testi: Siparişe en çok beş saniye ekliyor, Desteklendi, Kullanılabilirlik"'
      - 'button "3 Fırsat: Kap bana kâr mı, zarar mı, hiçbir faturada yazmıyor., Sonra"'
      - 'button "Çözümler: 1"'
      - 'button "3.1 Çözüm: Lokantacı pazartesi, kapların bir haftada ne kazandırdığını okuyor"'
      - 'button "Varsayım testleri: 1"'
      - 'button "3.1.1 Varsayım testi: Kazancını gören, her kullanım için 11 TL ödemeyi sürdürüyor ve ekibine söy…
      - 'button "4 Fırsat: Burada yeniyim, kaptan bana söz eden olmadı., Sonra"'
      - 'button "Çözümler: 0"'
      - 'img "Henüz hiçbir dalda değil. Deney: 100 kaplık raf, sekiz haftada en çok 2 gün 14.30''dan önce dolar.;…"
  `);
});
