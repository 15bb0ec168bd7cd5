/** Somebody who sells in the sample marketplace. */
export interface SampleSeller {
  readonly username: string;
  readonly fullName: string;
  readonly about: string;
  readonly address: string;
  readonly phoneNumber: string;
  readonly dateOfBirth: string;
  /** Where most of the adverts are from. */
  readonly places: readonly (readonly [district: string, village: string])[];
}

/** All sign in with the same password, which is printed once they exist. */
export const samplePassword = 'mululuza2025';

export function sampleEmail({ username }: Pick<SampleSeller, 'username'>): string {
  return `${username}@eddagala.example`;
}

export const sampleSellers: readonly SampleSeller[] = [
  {
    username: 'nakato.herbs',
    fullName: 'Nakato Prossy',
    about:
      'I grow and dry herbs behind our house in Kawempe. My grandmother taught me every one of them. Come and smell before you buy.',
    address: 'Kawempe, near the main market, Kampala',
    phoneNumber: '+256000000201',
    dateOfBirth: '1986-04-12',
    places: [
      ['Kampala', 'Kawempe'],
      ['Wakiso', 'Nansana'],
    ],
  },
  {
    username: 'ssalongo_mukasa',
    fullName: 'Ssalongo Mukasa Godfrey',
    about:
      'Barks and roots from our own land in Mityana, dried in shade. I know each tree and I never take more than it can give.',
    address: 'Busimbi, Mityana town',
    phoneNumber: '+256000000202',
    dateOfBirth: '1959-09-30',
    places: [
      ['Mityana', 'Busimbi'],
      ['Mityana', 'Ttamu'],
    ],
  },
  {
    username: 'akello.grace',
    fullName: 'Akello Grace',
    about:
      'Shea butter, simsim and honey from farmers in Lamwo and Gulu. We are eleven women and we share the work and the money.',
    address: 'Layibi, Gulu city',
    phoneNumber: '+256000000203',
    dateOfBirth: '1991-01-22',
    places: [
      ['Gulu', 'Layibi'],
      ['Lamwo', ''],
      ['Gulu', 'Pece'],
    ],
  },
  {
    username: 'tumusiime_farm',
    fullName: 'Tumusiime Robert',
    about:
      'Small farm above Mbarara. Rosemary, eucalyptus, artemisia and good western honey. I deliver to Kampala by bus on Fridays.',
    address: 'Biharwe, Mbarara',
    phoneNumber: '+256000000204',
    dateOfBirth: '1979-06-05',
    places: [
      ['Mbarara', 'Biharwe'],
      ['Bushenyi', 'Ishaka'],
    ],
  },
  {
    username: 'hajat.zaina',
    fullName: 'Nalubega Zaina',
    about:
      'Spices and seeds of every kind at Owino side and in Nansana. Black seed, cloves, cinnamon: clean, sorted, fairly weighed.',
    address: 'Kisenyi, Kampala',
    phoneNumber: '+256000000205',
    dateOfBirth: '1972-11-18',
    places: [
      ['Kampala', 'Kisenyi'],
      ['Wakiso', 'Nansana'],
    ],
  },
  {
    username: 'wandera_busia',
    fullName: 'Wandera Moses',
    about:
      'Tororo man with a bicycle and a large garden. Neem, tamarind, lemons and whatever is ripe this week.',
    address: 'Malaba road, Tororo',
    phoneNumber: '+256000000206',
    dateOfBirth: '1995-03-27',
    places: [
      ['Tororo', 'Malaba'],
      ['Busia', ''],
    ],
  },
  {
    username: 'babirye.naturals',
    fullName: 'Babirye Sarah',
    about:
      'Dried leaves and powders in small clean packets, labelled with the day they were picked. Kira and Ntinda, pick up or boda.',
    address: 'Kira town, Wakiso',
    phoneNumber: '+256000000207',
    dateOfBirth: '1993-08-14',
    places: [
      ['Wakiso', 'Kira'],
      ['Kampala', 'Ntinda'],
    ],
  },
  {
    username: 'kato.roots',
    fullName: 'Kato Emmanuel',
    about:
      'Mulondo and other roots, dug to order. If you want it fresh, tell me a day before and I bring it with the soil still on.',
    address: 'Nyendo, Masaka',
    phoneNumber: '+256000000208',
    dateOfBirth: '1988-12-02',
    places: [
      ['Masaka', 'Nyendo'],
      ['Masaka', 'Kimaanya'],
    ],
  },
  {
    username: 'nambi_garden',
    fullName: 'Nambi Ruth',
    about:
      'Living plants and cuttings, fresh leaves on market days. I will show you how to plant what you buy.',
    address: 'Seeta, Mukono',
    phoneNumber: '+256000000209',
    dateOfBirth: '1965-05-08',
    places: [
      ['Mukono', 'Seeta'],
      ['Mukono', 'Goma'],
    ],
  },
  {
    username: 'opio.denis',
    fullName: 'Opio Denis',
    about: 'Lira side. Moringa, sesame, tamarind and shea, bought straight from the people who pick them.',
    address: 'Adyel, Lira city',
    phoneNumber: '+256000000210',
    dateOfBirth: '1984-02-19',
    places: [
      ['Lira', 'Adyel'],
      ['Soroti', 'Arapai'],
    ],
  },
  {
    username: 'masika.kasese',
    fullName: 'Masika Jane',
    about:
      'Vanilla, ginger and turmeric from the foot of the Rwenzori. Small amounts, well cured, no mixing with old stock.',
    address: 'Kilembe road, Kasese',
    phoneNumber: '+256000000211',
    dateOfBirth: '1990-10-11',
    places: [
      ['Kasese', 'Kilembe'],
      ['Fort Portal', 'Kabundaire'],
    ],
  },
  {
    username: 'jjajja_nalongo',
    fullName: 'Nalongo Nakimera Rose',
    about:
      'Sixty years among herbs. I sell what I use in my own home and I tell you when a thing is not for you.',
    address: 'Bugembe, Jinja',
    phoneNumber: '+256000000212',
    dateOfBirth: '1951-07-24',
    places: [
      ['Jinja', 'Bugembe'],
      ['Jinja', 'Mafubira'],
    ],
  },
];
