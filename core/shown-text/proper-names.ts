import { ugandanVillages } from '../locations/uganda.ts';
import { commonWords } from './common-words.ts';

/**
 * What English writes with capitals, in the form in which it is shown: what sellers in Kampala write about and no list
 * of ours has. Compiled by hand in November 2026: names of the United Nations' members and of the languages of Uganda's
 * constitution and census, and the companies, authorities and abbreviations that people meet when they buy and sell
 * here. Left out is what is first an ordinary word in small letters: Turkey, Jordan, Guinea (fowl), Chile (pepper),
 * Mali (goods, in Kiswahili), Malta (a drink), Polish, AIDS but beside HIV, WHO, US, TIN, Visa, Bolt; of the days and
 * months their short forms (sun, sat, mar), and May and March, for which month.ts looks at the words beside them.
 */
const words = `
Monday Tuesday Wednesday Thursday Friday Saturday Sunday
Mondays Tuesdays Wednesdays Thursdays Fridays Saturdays Sundays
January February April June July August September October November December
Christmas Easter Ramadan Eid God Allah Bible Quran

Luganda Lusoga Runyankole Rukiga Rutooro Runyoro Runyakitara Acholi Lango Luo Ateso Lugbara Lumasaba Lugisu Lugwere
Lunyole Lusamia Jopadhola Dhopadhola Karimojong Kupsabiny Kinyarwanda Rufumbira Lukonzo Kiswahili Swahili English
French Hindi Gujarati Latin

Africa African Africans Asia Asian Europe European America American Arabian Barbados Java Natal Nile
Buganda Baganda Muganda Busoga Basoga Bunyoro Ankole Karamoja Teso Kigezi Bugisu Nandi Rwenzori Elgon Victoria
Uganda Ugandan Ugandans Kenya Kenyan Kenyans Tanzania Tanzanian Zanzibar Rwanda Rwandan Burundi Congo Congolese Sudan
Sudanese Ethiopia Ethiopian Eritrea Somalia Somali Djibouti Egypt Egyptian Nigeria Nigerian Ghana Ghanaian Algeria Angola
Benin Botswana Cameroon Chad Comoros Eswatini Gabon Gambia Lesotho Liberia Libya Madagascar Malawi Mauritania Mauritius
Morocco Moroccan Mozambique Namibia Niger Senegal Seychelles Togo Tunisia Zambia Zambian Zimbabwe
Afghanistan Albania Argentina Armenia Australia Australian Austria Azerbaijan Bahrain Bangladesh Belarus Belgium Bhutan
Bolivia Brazil Brazilian Britain British Bulgaria Cambodia Canada Canadian China Chinese Colombia Croatia Cuba Cyprus
Denmark Dominica Ecuador England Estonia Fiji Finland France Georgia German Germany Greece Greek Grenada Guatemala Haiti
Honduras Hungary Iceland India Indian Indonesia Iran Iraq Ireland Irish Israel Italian Italy Jamaica Jamaican Japan
Japanese Kazakhstan Kuwait Kyrgyzstan Laos Latvia Lebanon Lithuania Luxembourg Malaysia Maldives Mexican Mexico Moldova
Monaco Mongolia Montenegro Myanmar Nepal Netherlands Nicaragua Norway Oman Pakistan Pakistani Palestine Panama Paraguay
Peru Philippines Portugal Portuguese Qatar Romania Russia Russian Samoa Scotland Serbia Singapore Slovakia Slovenia Spain
Spanish Suriname Sweden Switzerland Syria Taiwan Tajikistan Thai Thailand Tonga Turkish Turkmenistan Ukraine Uruguay
Uzbekistan Vanuatu Venezuela Vietnam Yemen

NDA UNBS URA KCCA NEMA UNMA NIRA UGX UShs USD KES VAT MTN SMS ATM NIN UNICEF UK USA UAE EU DRC
HIV ARV ARVs TB DNA HPV UTI UTIs STI STIs PCOS IUD BP COVID GMO CBD DIY VIP TV TVs OK PhD
WhatsApp Airtel MoMo PayPal Facebook Instagram TikTok YouTube Telegram Google Gmail Jumia SafeBoda Uber
Makerere Mulago Owino Kikuubo
Mr Mrs
`;

/**
 * Words that have capitals only beside these others. Words in small letters stay small.
 */
const phrases = `
HIV/AIDS, HIV and AIDS, HIV or AIDS, HIV & AIDS
East Africa, East African, West Africa, West African, North Africa, South Africa, South African, Central Africa
South Sudan, West Nile, Lake Victoria, Lake Kyoga, Mount Elgon, Middle East, Saudi Arabia, Sri Lanka, Sierra Leone
Ivory Coast, Burkina Faso, Cape Verde, Costa Rica, El Salvador, New Zealand, Papua New Guinea, United Kingdom
United States, Hong Kong, National Drug Authority, Cape fig, Jew's mallow, Cattley guava, White's ginger
in Arabic, and Arabic, Arabic language
vitamin A, vitamin B, vitamin C, vitamin D, vitamin E, vitamin K, vitamins A, vitamins B, vitamins C
`;

/**
 * Villages whose names are other words in what people write here: railways, a boma (an enclosure), a banda (a shed),
 * "oli" (you are, in Luganda) and pamba (cotton, in Kiswahili).
 */
const placesNotNames: ReadonlySet<string> = new Set(['Railways', 'Boma', 'Banda', 'Oli', 'Pamba']);

/** Every district and village that is written with a capital wherever it stands. */
export const placeNames: readonly string[] = [...ugandanVillages]
  .flatMap(([district, villages]) => [district, ...villages])
  .filter((place) => !placesNotNames.has(place));

/** Names of one word as they are shown, by how they are written in small letters. */
export const knownWords: ReadonlyMap<string, string> = new Map(
  [...words.trim().split(/\s+/), ...placeNames.filter((place) => !/[\s-]/.test(place))].map((name) => [
    name.toLowerCase(),
    name,
  ]),
);

/** Names of several words, as they are shown. */
export const properPhrases: readonly string[] = [
  ...phrases.trim().split(/,\s|\n/),
  ...placeNames.filter((place) => /[\s-]/.test(place)),
];

/** What people are called that is first an ordinary word, and a name after "dr." all the same. */
const ordinaryNames: readonly string[] = `
joy grace rose hope faith mercy patience peace blessing blessings gift favour favor prince princess pearl charity
comfort precious innocent justice promise praise glory olive ivy daisy lily violet iris rosemary eve dawn christian
mark bill jack rob art dean frank earnest pat sue nick ray wade brown young green white black king hill hills wood
woods
`
  .trim()
  .split(/\s+/);

/**
 * Ordinary words that are not among the commonest: of herbs, kitchens and shops, and what follows "mama" in Luganda and
 * Kiswahili and is no name ("mama yange" is my mother).
 */
const furtherWords = `
aloe auntie avocado baobab basil bitters bunches cardamom cassava charcoal cherry chilli chillies cinnamon clove cloves
cocoa cuttings enterprises eucalyptus farms garlic ginger greens groundnuts guava hajat hajjat hajji harvest healer
healers healing healthier herb herbal herbalist herbalists herbals herbs hibiscus hive hives incense jajja jar jars
jasmine jjajja kilo kilos lavender lemongrass lemons ltd maama mama mango mangoes manure matooke medicinal medicines
millet moringa mzee naturals neem nutmeg nutty oils oily onions organics papa papaya pawpaw pepper peppers peppery
pineapple pods porridge propolis prosper pumpkin remedies resin ripe sage salty savoury scented seedling seedlings
seeds seller sellers shea simsim sour soursop spice spices spicy stalks sweeter sweets taata tamarind tangy tasty teas
trader traders turmeric vanilla vendors vera vinegar vitamin vitamins watery wellness wholesale yoghurt

wange waffe wo waabwe wa yange yaffe yo ye yaabwe ya wano wali nnyo nga naye oba ku mu kya kye ne na ono oyo bonna
wangu wako wetu wenu wao yangu yako yake yetu yao za cha kwa ni mtoto watoto
`;

/** In small letters. Whoever is called so, by itself such a word is no name. */
export const ordinaryWords: ReadonlySet<string> = new Set([
  ...`${commonWords}${furtherWords}`.trim().split(/\s+/),
  ...ordinaryNames,
]);

const possibleNames: ReadonlySet<string> = new Set(ordinaryNames);

/** Whether somebody whom we do not know may be called so. */
export function isPerhapsName(word: string): boolean {
  return word.length > 1 && (!ordinaryWords.has(word) || possibleNames.has(word));
}
