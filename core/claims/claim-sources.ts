/** Where it is said, by title and section. The law was being revised in 2026, and sections may have other numbers now. */
const sources = {
  'drug-act-33':
    'National Drug Policy and Authority Act, section 33 and Fifth Schedule, as the National Drug Authority reads them',
  'nda-vetting':
    'National Drug Policy and Authority Regulations 2014 (S.I. 33); National Drug Authority, notices on advertising of drugs, 2017',
  'nda-conduct': 'National Drug Authority, notice on what adverts of drugs may not say, 2017',
  'nda-2021': 'National Drug Authority on claims of cures for cancer and syphilis, April 2021',
  'nda-products':
    'National Drug Authority, withdrawals and warnings, 2018 to 2022, as the press reported them',
  covidex: 'National Drug Authority on the wording that Covidex may use, 2021',
  'penal-code-143':
    'Penal Code Act, section 143 (old number), and National Drug Policy and Authority Act, section 33',
  'who-1988': 'World Health Organization, Ethical criteria for medicinal drug promotion, 1988',
  'ucc-2019': 'Uganda Communications Commission, Advertising Standards, 2019',
  'tcma-2019': 'Traditional and Complementary Medicine Act, 2019',
  'lg-wikipedia':
    'The word: Wikipedia in Luganda. The rule: National Drug Policy and Authority Act, section 33',
  'lg-press':
    'The word: CBS FM, Dembe FM, Gambuuze and other Luganda media. The rule: National Drug Authority, notices on advertising of drugs, 2017',
  'sw-words':
    'The word: UN News in Kiswahili, 2016; “Diseases [magonjwa]”, a list for learners of Kiswahili; health pages of Tanzania. The rule: National Drug Authority, notices on advertising of drugs, 2017',
} as const;

/** The source of a key; throws for one that is not listed. */
export function claimSource(key: string): string {
  if (!(key in sources)) throw new Error(`No source is called ${key}.`);
  return sources[key as keyof typeof sources];
}
