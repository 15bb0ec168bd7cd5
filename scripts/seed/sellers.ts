/** A seller of the sample marketplace. */
export interface SampleSeller {
  readonly username: string;
  readonly fullName: string;
  readonly about: string;
  readonly address: string;
  readonly phoneNumber: string;
  readonly dateOfBirth: string;
  /** The villages of most of the adverts. */
  readonly places: readonly (readonly [district: string, village: string])[];
}

/** The password of all sample sellers, which is printed after the seeding. */
export const samplePassword = 'mululuza2025';

export function sampleEmail({ username }: Pick<SampleSeller, 'username'>): string {
  return `${username}@eddagala.example`;
}

/** Two lines for each seller: username, full name, date of birth, address and villages; and the bio. */
export const sampleSellers: readonly SampleSeller[] = `
nakato.herbs | Nakato Prossy | 1986-04-12 | Kawempe, near the main market, Kampala | Kampala: Kawempe; Wakiso: Nansana
I grow and dry herbs behind our house in Kawempe. My grandmother taught me every one of them. Come and smell before you buy.

ssalongo_mukasa | Ssalongo Mukasa Godfrey | 1959-09-30 | Busimbi, Mityana town | Mityana: Busimbi; Mityana: Ttamu
Barks and roots from our own land in Mityana, dried in shade. I know each tree and I never take more than it can give.

akello.grace | Akello Grace | 1991-01-22 | Layibi, Gulu city | Gulu: Layibi; Lamwo; Gulu: Pece
Shea butter, simsim and honey from farmers in Lamwo and Gulu. We are eleven women and we share the work and the money.

tumusiime_farm | Tumusiime Robert | 1979-06-05 | Biharwe, Mbarara | Mbarara: Biharwe; Bushenyi: Ishaka
Small farm above Mbarara. Rosemary, eucalyptus, artemisia and good western honey. I deliver to Kampala by bus on Fridays.

hajat.zaina | Nalubega Zaina | 1972-11-18 | Kisenyi, Kampala | Kampala: Kisenyi; Wakiso: Nansana
Spices and seeds of every kind at Owino side and in Nansana. Black seed, cloves, cinnamon: clean, sorted, fairly weighed.

wandera_busia | Wandera Moses | 1995-03-27 | Malaba road, Tororo | Tororo: Malaba; Busia
Tororo man with a bicycle and a large garden. Neem, tamarind, lemons and whatever is ripe this week.

babirye.naturals | Babirye Sarah | 1993-08-14 | Kira town, Wakiso | Wakiso: Kira; Kampala: Ntinda
Dried leaves and powders in small clean packets, labelled with the day they were picked. Kira and Ntinda, pick up or boda.

kato.roots | Kato Emmanuel | 1988-12-02 | Nyendo, Masaka | Masaka: Nyendo; Masaka: Kimaanya
Mulondo and other roots, dug to order. If you want it fresh, tell me a day before and I bring it with the soil still on.

nambi_garden | Nambi Ruth | 1965-05-08 | Seeta, Mukono | Mukono: Seeta; Mukono: Goma
Living plants and cuttings, fresh leaves on market days. I will show you how to plant what you buy.

opio.denis | Opio Denis | 1984-02-19 | Adyel, Lira city | Lira: Adyel; Soroti: Arapai
Lira side. Moringa, sesame, tamarind and shea, bought straight from the people who pick them.

masika.kasese | Masika Jane | 1990-10-11 | Kilembe road, Kasese | Kasese: Kilembe; Fort Portal: Kabundaire
Vanilla, ginger and turmeric from the foot of the Rwenzori. Small amounts, well cured, no mixing with old stock.

jjajja_nalongo | Nalongo Nakimera Rose | 1951-07-24 | Bugembe, Jinja | Jinja: Bugembe; Jinja: Mafubira
Sixty years among herbs. I sell what I use in my own home and I tell you when a thing is not for you.
`
  .trim()
  .split('\n\n')
  .map(readSeller);

function readSeller(block: string, index: number): SampleSeller {
  const [head = '', about = ''] = block.split('\n');
  const [username = '', fullName = '', dateOfBirth = '', address = '', places = ''] = head.split(' | ');
  return {
    username,
    fullName,
    about,
    address,
    phoneNumber: `+256000000${201 + index}`,
    dateOfBirth,
    places: places.split('; ').map((place) => {
      const [district = '', village = ''] = place.split(': ');
      return [district, village];
    }),
  };
}
