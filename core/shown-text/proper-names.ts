import { ugandanVillages } from '../locations/uganda.ts';

/**
 * What English writes with capitals, in the form in which it is shown: what sellers in Kampala write about and no list
 * of ours has. Compiled by hand in November 2026: names of the United Nations' members and of the languages of Uganda's
 * constitution and census, and the companies, authorities and abbreviations that people meet when they buy and sell
 * here. Left out is what is first an ordinary word in small letters: Turkey, Jordan, Guinea (fowl), Chile (pepper),
 * Mali (goods, in Kiswahili), Malta (a drink), Polish, AIDS, WHO, US, TIN, Visa, Bolt; of the days and months their
 * short forms (sun, sat, mar), and May and March where they do not stand as below.
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
`;

/**
 * Words that have capitals only beside these others. Words in small letters stay small: "in May" is a month, "may be"
 * is not.
 */
const phrases = `
in May, in March, of May, of March, since May, since March, until May, until March, st May, st March, nd May, nd March
rd May, rd March, th May, th March, May 20, March 20
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

/** Names of one word, as they are shown. */
export const properWords: readonly string[] = [
  ...words.trim().split(/\s+/),
  ...placeNames.filter((place) => !/[\s-]/.test(place)),
];

/** Names of several words, as they are shown. */
export const properPhrases: readonly string[] = [
  ...phrases.trim().split(/,\s|\n/),
  ...placeNames.filter((place) => /[\s-]/.test(place)),
];

/**
 * What people are called, or call their business, that is first an ordinary word: in small letters unless the whole
 * name stands there.
 */
export const wordsBeforeNames: ReadonlySet<string> = new Set(
  `
joy grace rose hope faith mercy patience peace blessing blessings gift favour favor prince princess pearl gold golden
charity comfort precious innocent justice happy lucky promise praise glory trust victory prosper olive ivy daisy lily
violet iris basil ginger cinnamon rosemary sage mint honey summer dawn eve christian king queen young brown green greens
white black red blue gray grey stone hill hills wood woods river rivers mark will bill jack rob art dean grant frank
earnest sunny kind dear good great best better true love light star sky sun moon rain heaven angel angels baby junior
senior doctor dr mr mrs ms sir hon prof mama maama papa taata jajja jjajja mzee hajji hajat hajjat uncle aunt auntie
sister brother mother father and the of in for by from to with a an at on my our me us we you your own one all
herb herbs herbal herbalist herbalists herbals natural naturals nature organic organics fresh pure dry dried clean quality
farm farms farmer farmers garden gardens leaf leaves root roots bark seed seeds plant plants tea teas spice spices oil oils
fruit fruits vegetable vegetables food foods tree trees flower flowers bush forest land village town city market markets
health healthy healing healer clinic remedy remedies medicine medicines traditional local home house centre center care
life living wellness beauty skin hair body world shop store stores trade trader traders trading supplier suppliers supply
supplies product products enterprise enterprises business ltd limited company group agency services service sales seller
sellers dealer dealers new old big small first east west north south central neem moringa aloe vera garlic turmeric lemon
lemongrass hibiscus shea cassava vanilla coffee cocoa soursop
`
    .trim()
    .split(/\s+/),
);
