/** Texts of ratings by buyers and sellers; with an empty text they only recommend. */
export const sampleRatings: readonly {
  readonly ofSeller: string;
  readonly ofBuyer: string;
  readonly recommends?: false;
  readonly answer?: string;
}[] = [
  { ofSeller: 'Exactly as in the picture, and packed well.', ofBuyer: 'Came on time and paid at once.' },
  {
    ofSeller: 'Well dried and clean. I will buy again.',
    ofBuyer: '',
    answer: 'Webale, you are welcome any day.',
  },
  { ofSeller: '', ofBuyer: 'Friendly, and knew what she wanted.' },
  {
    ofSeller: 'The packet was smaller than I understood, and it came two days late.',
    ofBuyer: '',
    recommends: false,
    answer: 'Sorry for the delay, the road was closed. The weight is on the advert.',
  },
  { ofSeller: 'She explained how to keep it. Fair price.', ofBuyer: 'Easy to deal with.' },
  { ofSeller: 'Good, as always.', ofBuyer: 'A customer of many years.' },
];
