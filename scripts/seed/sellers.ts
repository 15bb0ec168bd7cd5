import type { Likeness } from './avatar.ts';

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
  readonly likeness: Omit<Likeness, 'seed'>;
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
    likeness: {
      skin: '#7a4a2e',
      hair: 'headwrap',
      headColour: '#c2571f',
      cloth: '#2f5d3a',
      ground: '#e0b45a',
      collar: 'gomesi',
      earrings: true,
    },
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
    likeness: {
      skin: '#5a3422',
      hair: 'cap',
      headColour: '#f0e6d0',
      cloth: '#f4efe2',
      ground: '#8f4620',
      collar: 'kanzu',
      grey: true,
      beard: true,
    },
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
    likeness: {
      skin: '#4a2a1c',
      hair: 'braids',
      headColour: '#24478a',
      cloth: '#24598a',
      ground: '#d9c48a',
      collar: 'round',
      earrings: true,
    },
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
    likeness: {
      skin: '#6a3f28',
      hair: 'short',
      headColour: '#000000',
      cloth: '#7d8f45',
      ground: '#b9c78a',
      collar: 'shirt',
      beard: true,
    },
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
    likeness: {
      skin: '#83523a',
      hair: 'veil',
      headColour: '#5a2a5e',
      cloth: '#7a3f80',
      ground: '#e3c9b0',
      collar: 'round',
    },
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
    likeness: {
      skin: '#4f2e1e',
      hair: 'bald',
      headColour: '#000000',
      cloth: '#b3541e',
      ground: '#7fa08a',
      collar: 'round',
    },
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
    likeness: {
      skin: '#8a5a3c',
      hair: 'afro',
      headColour: '#000000',
      cloth: '#e3a72f',
      ground: '#2f5d3a',
      collar: 'round',
      earrings: true,
      glasses: true,
    },
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
    likeness: {
      skin: '#5f3826',
      hair: 'short',
      headColour: '#000000',
      cloth: '#8f4620',
      ground: '#d7ab6a',
      collar: 'shirt',
    },
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
    likeness: {
      skin: '#6f4630',
      hair: 'bun',
      headColour: '#000000',
      cloth: '#9a2f3c',
      ground: '#c7d6a0',
      collar: 'gomesi',
      grey: true,
      glasses: true,
    },
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
    likeness: {
      skin: '#3f2418',
      hair: 'short',
      headColour: '#000000',
      cloth: '#2c6a6a',
      ground: '#e2b48a',
      collar: 'shirt',
      glasses: true,
    },
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
    likeness: {
      skin: '#754a30',
      hair: 'headwrap',
      headColour: '#2f6f5a',
      cloth: '#d9892a',
      ground: '#9ab0c4',
      collar: 'round',
      earrings: true,
    },
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
    likeness: {
      skin: '#5c3826',
      hair: 'headwrap',
      headColour: '#8f2f2a',
      cloth: '#e9d9b4',
      ground: '#a2653c',
      collar: 'gomesi',
      grey: true,
    },
  },
];
