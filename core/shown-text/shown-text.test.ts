import { describe, expect, it } from 'vitest';
import { allHerbs, herbLanguages } from '../herb-names/herbs.ts';
import { districts } from '../locations/districts.ts';
import { villagesOf } from '../locations/villages.ts';
import { smallLetters } from '../shared/text/small-letters.ts';
import { ordinaryWords, placeNames } from './proper-names.ts';
import { shownText, shownWords } from './shown-text.ts';

/** As sellers write, and as it is stored; the seller is Nakato Joy. */
describe('shownText', () => {
  it.each([
    // Sentences.
    ['mululuza leaves, dried in shade', 'Mululuza leaves, dried in shade'],
    ['moringa leaf powder 250 g', 'Moringa leaf powder 250 g'],
    ['dried in the shade. one hundred grams!  fresh?', 'Dried in the shade. One hundred grams!  Fresh?'],
    ['very bitter, as it should be. two cuttings each.', 'Very bitter, as it should be. Two cuttings each.'],
    ['fresh leaves\ndried bark\n\n- powder\n• whole', 'Fresh leaves\nDried bark\n\n- Powder\n• Whole'],
    ['"fresh." said a customer', '"Fresh." Said a customer'],
    ['new. (fresh) “now”. “good” leaves', 'New. (Fresh) “now”. “Good” leaves'],
    ['ŋŋaali… élan', 'Ŋŋaali… Élan'],
    ['🌿 fresh every morning', '🌿 Fresh every morning'],
    ['  - sun dried', '  - Sun dried'],
    ['5 kg. ask for more', '5 kg. Ask for more'],
    ['500/= each. 2,000/- for five', '500/= each. 2,000/- for five'],
    ['100 g of seed', '100 g of seed'],
    ['1. roots\n2. bark', '1. Roots\n2. Bark'],
    ['ready?! call now', 'Ready?! Call now'],
    ['ginger - hot and small', 'Ginger - hot and small'],
    ['for tea, for katogo, for planting: keep the buds', 'For tea, for katogo, for planting: keep the buds'],
    // No sentences.
    ['with leaves, e.g. neem, i.e. fresh ones', 'With leaves, e.g. neem, i.e. fresh ones'],
    ['costs 2.500 a piece, 0.5 kg', 'Costs 2.500 a piece, 0.5 kg'],
    ['tel. only, approx. two kilos', 'Tel. only, approx. two kilos'],
    ['version 2.0. fresh', 'Version 2.0. Fresh'],
    ['vs. others', 'Vs. others'],
    ['from 8 a.m. daily', 'From 8 a.m. daily'],
    ['leaves.bark.roots', 'Leaves.bark.roots'],
    // Places.
    ['from mpigi', 'From Mpigi'],
    ['grown in kasese, sold in kampala', 'Grown in Kasese, sold in Kampala'],
    ['fort portal and madi-okollo', 'Fort Portal and Madi-Okollo'],
    ['at abaita ababiri, near entebbe', 'At Abaita Ababiri, near Entebbe'],
    ['kawempe/ntinda; kampala-based', 'Kawempe/Ntinda; Kampala-based'],
    ['kampala’s best, mbale’s too', 'Kampala’s best, Mbale’s too'],
    ['a portal to the fort', 'A portal to the fort'],
    ['near the railways, in a banda behind the boma', 'Near the railways, in a banda behind the boma'],
    ['oli otya, pamba', 'Oli otya, pamba'],
    ['by lake victoria and the nile', 'By Lake Victoria and the Nile'],
    // Countries and languages.
    ['from kenya, south sudan and east africa', 'From Kenya, South Sudan and East Africa'],
    ['south of the east side', 'South of the east side'],
    ['indian and ugandan spices', 'Indian and Ugandan spices'],
    ['turkey berry, chile pepper, guinea grass', 'Turkey berry, chile pepper, guinea grass'],
    ['called omubirizi in luganda', 'Called omubirizi in Luganda'],
    ['we speak english and kiswahili', 'We speak English and Kiswahili'],
    // Days and months.
    ['open monday to saturday, not sundays', 'Open Monday to Saturday, not Sundays'],
    ['harvested in august', 'Harvested in August'],
    ['it may help; we march on', 'It may help; we march on'],
    ['protein may be in it', 'Protein may be in it'],
    ['it may be good, may not', 'It may be good, may not'],
    ['only 5 may be sold, of ten plants 5 may die', 'Only 5 may be sold, of ten plants 5 may die'],
    ['those from before may be dry', 'Those from before may be dry'],
    ['sold from may bemba market', 'Sold from May bemba market'],
    ['a march to town, march past', 'A march to town, march past'],
    ['from may 2026, in march, 5th may', 'From May 2026, in March, 5th May'],
    ['ready 5 may, on 31 march we close', 'Ready 5 May, on 31 March we close'],
    ['from may to june, march 5', 'From May to June, March 5'],
    ['april to may; march–april; mid-may', 'April to May; March–April; mid-May'],
    ['sun dried, sat on', 'Sun dried, sat on'],
    // Herbs.
    ['seeds of uganda flame and nile tulip', 'Seeds of Uganda flame and Nile tulip'],
    ['bark of african cherry', 'Bark of African cherry'],
    ['spanish needles and ginger', 'Spanish needles and ginger'],
    ["cape fig, jew's mallow", "Cape fig, Jew's mallow"],
    ['a cape of gum arabic', 'A cape of gum arabic'],
    // Abbreviations and companies.
    ['nda tested from mpigi, whatsapp mama nakato', 'NDA tested from Mpigi, WhatsApp Mama Nakato'],
    ['ugx 5,000 or ugx5000 by mtn momo', 'UGX 5,000 or UGX5000 by MTN MoMo'],
    ['airtel, unbs, ura, tiktok', 'Airtel, UNBS, URA, TikTok'],
    ['aids digestion, tin of tea, who knows', 'Aids digestion, tin of tea, who knows'],
    ['for people with hiv/aids, hiv and aids', 'For people with HIV/AIDS, HIV and AIDS'],
    ['HIV/aids', 'HIV/AIDS'],
    ['rich in vitamin c and vitamin cures', 'Rich in vitamin C and vitamin cures'],
    // "I".
    ['i sell what i grow', 'I sell what I grow'],
    ["yes, i’m here, i'll bring it, so do i.", "Yes, I’m here, I'll bring it, so do I."],
    ['wi-fi, (i) leaves, i.e. none', 'Wi-fi, (i) leaves, i.e. none'],
    // The seller.
    ['ask for nakato', 'Ask for Nakato'],
    ['a mama and dr. nakato', 'A mama and Dr. Nakato'],
    ['a joy to use, says nakato joy', 'A joy to use, says Nakato Joy'],
    ['nakatos', 'Nakatos'],
    // Addresses.
    ['see https://kampala.example/i/Nakato.Joy now', 'See https://kampala.example/i/Nakato.Joy now'],
    ['https://youtu.be/dQw4AbC_Xy. fresh', 'https://youtu.be/dQw4AbC_Xy. Fresh'],
    ['wa.me/message/ABC2DEF', 'wa.me/message/ABC2DEF'],
    ['www.uganda.example', 'www.uganda.example'],
    ['at kampala.com and nakato.co.ug', 'At kampala.com and nakato.co.ug'],
    ['mail nakato@uganda.example', 'Mail nakato@uganda.example'],
    ['@nakato_herbs, nakato_joy', '@nakato_herbs, nakato_joy'],
    // Capitals that are there.
    ['Already. Capital in KAMPALA', 'Already. Capital in KAMPALA'],
    ['eBay', 'eBay'],
    // Letters without a capital, and letters of two units.
    ['ßa. ﬁne', 'ßa. ﬁne'],
    ['მწვანე. ფოთოლი', 'მწვანე. ფოთოლი'],
    ['𞤢𞤣 ab', '𞤀𞤣 ab'],
    // Copied from a page's source.
    ['&amp; salt. &amp; pepper &nbsp;', '&amp; salt. &amp; pepper &nbsp;'],
    ['', ''],
    ['...', '...'],
  ])('shows %j as %j', (stored, shown) => {
    expect(shownText(stored, 'Nakato Joy')).toBe(shown);
    expect(shownText(shown, 'Nakato Joy')).toBe(shown);
  });

  it.each([
    ['Mama Ginger', 'ginger by mama ginger', 'Ginger by Mama Ginger'],
    ['Fresh Herbs Ltd', 'fresh herbs, fresh herbs ltd', 'Fresh herbs, Fresh Herbs Ltd'],
    ['OKELLO ben', 'from okello and ben', 'From Okello and Ben'],
    ['McDonald Oj', 'by mcdonald; oj alone', 'By McDonald; oj alone'],
    ["Ng'oma Peter", "from ng'oma, ng'oma peter", "From ng'oma, Ng'oma Peter"],
    ['Rose', 'petals of rose, ask rose', 'Petals of rose, ask Rose'],
    ['Ŋŋaali', 'from ŋŋaali', 'From Ŋŋaali'],
    [undefined, 'from nakato', 'From nakato'],
  ])('knows the names of %s', (seller, stored, shown) => {
    expect(shownText(stored, seller)).toBe(shown);
  });

  describe('takes what is first an ordinary word for a name', () => {
    it.each([
      ['Musa Bitter', 'by musa bitter', 'By Musa Bitter'],
      ['Musa Bitter', 'bitter musa grows it', 'Bitter Musa grows it'],
      ['Musa Bitter', 'ask bitter on 0772 123456', 'Ask Bitter on 0772 123456'],
      ['Cold Juliet', 'call cold or juliet', 'Call Cold or Juliet'],
      ['Aisha Juice', 'mama juice', 'Mama Juice'],
      ['Salt Amina', 'hajjat salt, hajjat s. salt', 'Hajjat Salt, Hajjat S. Salt'],
      ['Kato Leaf', 'dr. leaf', 'Dr. Leaf'],
      ['Root Okello', 'contact root', 'Contact Root'],
      ['Honey', 'my name is honey', 'My name is Honey'],
      ['Best Nabirye', 'miss best', 'Miss Best'],
      ['Sarah Green', 'whatsapp green', 'WhatsApp Green'],
      ['Sarah White', 'mrs. white', 'Mrs. White'],
      ['Black Opio', 'thank black', 'Thank Black'],
      ['James Brown', 'mr brown', 'Mr Brown'],
      ['Young Mugisha', 'tell young', 'Tell Young'],
      ['Rose Akello', 'auntie rose', 'Auntie Rose'],
      ['Ginger Nansubuga', 'jjajja ginger', 'Jjajja Ginger'],
      ['Joy Akello', 'dear joy', 'Dear Joy'],
      ['Grace Hope', 'from grace hope', 'From Grace Hope'],
      ['Mercy Nakato', 'sister mercy and nakato', 'Sister Mercy and Nakato'],
      ['Good Wasswa', 'seller: good', 'Seller: Good'],
    ])('of %s: %j', (seller, stored, shown) => {
      expect(shownText(stored, seller)).toBe(shown);
    });
  });

  it.each([
    ['Musa Bitter', 'bitter leaves, very bitter'],
    ['Cold Juliet', 'cold pressed, keep it cold'],
    ['Aisha Juice', 'for juice, from juice'],
    ['Salt Amina', 'a little salt by hand'],
    ['Kato Leaf', 'dried leaf, leaf powder'],
    ['Root Okello', 'from root to leaf'],
    ['Honey', 'raw honey'],
    ['Fresh Kabugo', 'ask for fresh ones'],
    ['Good Wasswa', 'i am good at it'],
    ['Best Nabirye', 'the best of all'],
    ['Sarah Green', 'green tea, still green'],
    ['Sarah White', 'white sesame'],
    ['Black Opio', 'black seed'],
    ['James Brown', 'brown sugar, brown'],
    ['Young Mugisha', 'by young farmers'],
    ['Rose Akello', 'from rose petals'],
    ['Ginger Nansubuga', 'hot ginger'],
    ['Joy Akello', 'a joy to use'],
    ['Grace Hope', 'i hope so, with grace'],
    ['Mercy Nakato', 'have mercy'],
    ['Lemon Ssali', 'sour as lemon'],
    ['Moringa Traders', 'moringa for traders'],
  ])('takes no ordinary word for a name of %s: %j', (seller, stored) => {
    expect(shownWords(stored, seller)).toBe(stored.replace(/\bi\b/g, 'I'));
  });

  it.each([
    ['ask dr. mukasa', 'Ask Dr. Mukasa'],
    ['ask dr mukasa or mr. kato', 'Ask Dr Mukasa or Mr. Kato'],
    ['mr. and mrs. okello', 'Mr. and Mrs. Okello'],
    ['ms nabirye says', 'Ms Nabirye says'],
    ['by prof. j. k. ssali', 'By Prof. J. K. Ssali'],
    ["dr. ng'oma", "Dr. Ng'oma"],
    ['hajji dr. kasule', 'Hajji Dr. Kasule'],
    ['call hajji musa, hajj musa or hajjat zaina', 'Call Hajji Musa, Hajj Musa or Hajjat Zaina'],
    ['rev. fr. kizito', 'Rev. Fr. Kizito'],
    ['sr. mercy, hon. opio, eng. okot', 'Sr. Mercy, Hon. Opio, Eng. Okot'],
    ['dr. joy', 'Dr. Joy'],
    ['sheikh ali', 'Sheikh Ali'],
    ['from mama nakato', 'From Mama Nakato'],
    ['maama nakato, tata kizza, taata kizza', 'Maama Nakato, Tata Kizza, Taata Kizza'],
    ['jjajja ssempa, mzee ssempa', 'Jjajja Ssempa, Mzee Ssempa'],
    ['ssalongo mukasa and nnalongo babirye', 'Ssalongo Mukasa and Nnalongo Babirye'],
    // No names.
    ['ask the dr or nurse', 'Ask the dr or nurse'],
    ['dr recommended', 'Dr recommended'],
    ['prof, mukasa', 'Prof, mukasa'],
    ['prof\nmukasa', 'Prof\nMukasa'],
    ['the rev of it', 'The rev of it'],
    ['fr the farm, sr seeds', 'Fr the farm, sr seeds'],
    ['fr kizza', 'Fr kizza'],
    ['mama wants it', 'Mama wants it'],
    ['mama and papa', 'Mama and papa'],
    ['for mama, nakato', 'For mama, nakato'],
    ['mama uganda', 'Mama Uganda'],
    ['ask mama yange', 'Ask mama yange'],
    ['do not miss the bus', 'Do not miss the bus'],
    ['we miss omuyembe', 'We miss omuyembe'],
    ['my sister nakato', 'My sister nakato'],
    ['hajji prices', 'Hajji prices'],
  ])('knows by their titles whom nobody has named: %j', (stored, shown) => {
    expect(shownText(stored)).toBe(shown);
    expect(shownText(shown)).toBe(shown);
  });

  it('knows the names of both of two people', () => {
    expect(shownText('for okello from nakato', 'Nakato Joy', 'Okello Ben')).toBe('For Okello from Nakato');
  });

  it('begins no sentence with the first of some words', () => {
    expect(shownWords('uganda flame')).toBe('Uganda flame');
    expect(shownWords('tulip tree')).toBe('tulip tree');
  });

  // Looked at again from each character, these take minutes.
  it.each(['a.', 'aa-', 'www.', 'http:/', 'a.bb', '.', '(', 'a@', 'a_', '_', '@', 'a ', '. '])(
    'does not look twice at a long row of %j',
    (row) => {
      const text = row.repeat(50_000);
      expect(shownText(`${text} X`)).toHaveLength(text.length + 2);
    },
  );
});

describe('names', () => {
  const places = districts.flatMap((district) => [district, ...villagesOf(district)]);

  it('are all districts, and villages but those that are other words too', () => {
    const small = places.filter((place) => shownText(`from ${place.toLowerCase()}`) !== `From ${place}`);
    expect(small).toEqual(['Boma', 'Railways', 'Banda', 'Pamba', 'Oli'].toSorted(inOrderOf(places)));
    expect(small.every((place) => !placeNames.includes(place))).toBe(true);
  });

  it('of places are neither names of herbs nor words that people are called by', () => {
    const others = allHerbs.flatMap(({ names }) => names.flatMap(({ text }) => text.split(/[\s-]/)));
    const words = new Set([...others, ...ordinaryWords]);
    const named = placeNames.map((place) => place.toLowerCase());
    // A name of the red-hot-poker tree in Acholi, and a district.
    expect(named.filter((place) => words.has(place))).toEqual(['kisoro']);
  });

  it('are those of languages', () => {
    const names = Object.values(herbLanguages);
    expect(names.map((name) => shownText(`in ${name.toLowerCase()}`))).toEqual(
      names.map((name) => `In ${name}`),
    );
  });

  it('are in the names of these herbs', () => {
    const english = allHerbs.flatMap(({ names }) => names.filter(({ language }) => language === 'en'));
    const proper = english.map(({ text }) => shownWords(text)).filter((text) => text !== text.toLowerCase());
    expect(proper).toEqual(herbsWithProperNames);
  });

  it('leave the words of a text in small letters as they are', () => {
    expect(smallLetters(shownText('nda tested from mpigi, i think'))).toBe('nda tested from mpigi, i think');
  });
});

function inOrderOf(list: readonly string[]) {
  return (one: string, other: string) => list.indexOf(one) - list.indexOf(other);
}

const herbsWithProperNames = `
African basil; African breadfruit; African cherry; African plum; African prune; African mulberry; Uganda mulberry
African nightshade; African senna; African teak; African tulip tree; Nandi flame; Nile flame; Uganda flame; Barbados aloe
Natal fig; Spanish needles; Cape fig; Arabian num-num; Egyptian myrobalan; East African greenheart
East African green wood; Kenya greenheart; East African satinwood; African milkbush; African elemi; Java plum
Jew's mallow; Spanish flag; White's ginger; Indian lilac; Nile tulip; Nile trumpet; Barbados nut; Uganda coral; Spanish tamarind
African cabbage; African spider plant; Cattley guava; West African albizia
`
  .trim()
  .split(/;\s|\n/);
