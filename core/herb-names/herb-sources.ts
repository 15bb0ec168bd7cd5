interface Source {
  readonly title: string;
  /** An encyclopaedia, a blog or a trade page: not enough for a name to count as confirmed. */
  readonly weak?: true;
}

/**
 * The publications that herb-data.ts names, by the key there up to its last part: "kcca-1256" is page 1256 of `kcca`. Official,
 * peer-reviewed and reference works first, then newspapers and farm programmes, then the weak ones.
 */
const sources: Readonly<Record<string, Source>> = {
  kcca: { title: 'Kampala Capital City Authority, Kampala Tree and Palm Directory' },
  katende: { title: 'A.B. Katende, A. Birnie, B. Tengnäs, Useful Trees and Shrubs for Uganda, 1995' },
  aft: { title: 'C. Orwa et al., Agroforestree Database 4.0, World Agroforestry, 2009' },
  nabukenya: {
    title:
      'I. Nabukenya et al., Ethnopharmacological practices by livestock farmers in Uganda, J. Ethnobiol. Ethnomed. 10:9, 2014',
  },
  eaf: { title: 'BioNET-EAFRINET, Invasive plants key and fact sheets (East Africa), about 2011' },
  infonet: { title: 'Biovision Foundation, Infonet-Biovision' },
  ruffo: { title: 'C.K. Ruffo, A. Birnie, B. Tengnäs, Edible Wild Plants of Tanzania, 2002' },
  plantnet: { title: 'A. Bekele-Tesemma, Useful trees and shrubs for Ethiopia, 2007' },
  plantwise: { title: 'Plantwise/CABI, Factsheets for farmers: Ageratum conyzoides, Tanzania, 2016' },
  naro: { title: 'National Agricultural Research Organisation (Uganda), Information hub' },
  mcdi: { title: 'Mpingo Conservation & Development Initiative, Other tree species' },

  joygoats: { title: 'JOY Goat Development Programme (Uganda), 2012–2023' },
  'newvision-2008': { title: 'New Vision, Harmful plants spreading nationwide, 18 November 2008' },
  'newvision-2015': { title: 'New Vision, Lemon grass can be your source of income, 16 June 2015' },
  'newvision-2019': { title: 'New Vision, African basil, a solution to bad breath, 6 November 2019' },
  'newvision-malakwang': { title: 'New Vision, Malakwang, the medicinal delicacy in your backyard' },
  'newvision-spices': { title: 'New Vision, Eat spiced food to improve your health, 9 August 2005' },
  'newvision-aloe': { title: 'New Vision, Aloe Vera goes commercial' },
  'newvision-eucalyptus': { title: 'New Vision, Chest congestion? Try eucalyptus, 8 August 2011' },
  'harvestmoney-lemongrass': { title: 'Harvest Money, Lemon grass, the wonder plant' },
  'harvestmoney-turmeric': { title: 'Harvest Money, The turmeric flavour you are missing' },
  'harvestmoney-katunkuma': { title: 'Harvest Money, Katunkuma: bitter taste, sweet results' },
  'harvestmoney-entula': { title: 'Harvest Money, Entula, the medicinal garden eggs' },
  'harvestmoney-pumpkin': { title: 'Harvest Money, on pumpkins, from Slow Food Uganda' },
  'monitor-remedies': { title: 'Daily Monitor, Health benefits that herbal remedies offer' },
  'monitor-hibiscus': { title: 'Daily Monitor, Make money from hibiscus tea, 25 February 2018' },
  'monitor-chia': { title: 'Daily Monitor, Why you should embrace farming chia' },
  'monitor-stevia': { title: 'Daily Monitor, In stevia I found my second job, career' },
  'nation-warburgia': {
    title: 'Daily Nation (Kenya), Tree’s immense medicinal value now threatens its survival',
  },
  'bbc-vanilla': { title: 'BBC News, Sweet hopes for Uganda’s vanilla industry, 25 June 2003' },
  pmldaily: {
    title: 'PML Daily (Uganda), Districts kick-start ordinances to protect vanilla farmers, July 2019',
  },
  slowfood: { title: 'Slow Food Foundation, Ark of Taste' },
  observer: { title: 'The Observer (Uganda), Herbal medicine comes of age' },
  sunrise: { title: 'The Sunrise, The hidden gold under spice growing, August 2018' },
  gpj: { title: 'Global Press Journal, Ignoring Doctors’ Orders, Some Pregnant Women in Uganda Eat Clay' },
  watchdog: { title: 'Watchdog Uganda, Mairungi (khat) growers petition Constitutional Court' },
  b4fa: { title: 'Daily Monitor, Shea butter – Uganda’s hidden treasure, 28 October 2016' },
  wildff: { title: 'wildff.org, Forest trees of Uganda' },
  itf: { title: 'International Tree Foundation, The neem tree, Trees Journal' },
  soswo: { title: 'soswo.com, on lemongrass against mosquitoes, 2024' },

  wiki: { title: 'Wikipedia', weak: true },
  malaquias: { title: 'M. Malaquias, Swahili–English table of spices', weak: true },
  eastneuks: { title: 'eastneuks.blogspot.com, a spice farm in Zanzibar, 2012', weak: true },
  treetop: { title: 'treetop-ics.blogspot.com', weak: true },
  aftertrade: { title: 'Aftertrade, Mstafeli leaf harvest, 2016', weak: true },
  isk: { title: 'International School of Kenya, Community forest', weak: true },
  fortunes: { title: 'Fortunes of Africa, Uganda', weak: true },
  farmingug: { title: 'FarmingUG, Soursop in Uganda', weak: true },
  aubtg: { title: 'Africa Uganda Business Travel Guide', weak: true },
  cpar: { title: 'cparuganda.com, Mituba', weak: true },
  humanstudies: { title: 'Human Studies, Trees for life: mango tree', weak: true },
  samsmith: { title: 'Sam Smith, The pepper bark tree', weak: true },
  flagsheep: { title: 'flagsheep.wordpress.com, December 2010', weak: true },
  satisfashion: { title: 'Satisfashion Uganda, This herbal tea can save your life', weak: true },
  farmerstrend: { title: 'Farmers Trend (Kenya), Mukombero, the quiet super root', weak: true },
  wabuyi: { title: 'wabuyidenis.blogspot.com, Finally, I bought omulondo, 27 March 2021', weak: true },
  mamachakula: { title: 'Mama Chakula, Passionfruit varieties', weak: true },
  saouda: { title: 'Saouda, Black seed: an ancestral seed', weak: true },
  citizendium: { title: 'Citizendium, Nigella sativa', weak: true },
  bunyonyi: {
    title: 'V. Movrin, N. Kos Thaler, Plants found near Lake Bunyonyi in Uganda, 2018',
    weak: true,
  },
};

/** The publication of a key; throws for one that is not listed. */
export function herbSource(key: string): Source {
  const source = sources[key] ?? sources[key.split('-')[0] ?? ''];
  if (source === undefined) throw new Error(`No source is called ${key}.`);
  return source;
}
