/** Who bought what an advert offered. */
export const question = 'Who bought it?';
export const somebodyElse = 'Somebody else';
export const notSaid = 'I’d rather not say';
export const explained =
  'We ask the person you choose to rate you, and you can rate them. Nobody else learns who it was.';
export const chooseOne = 'Please choose one, or skip this.';
export const skip = 'Skip';
export const saved = 'Thank you.';
export const byMistake = 'Marked as sold by mistake?';
export const notSold = 'This advert is not marked as sold.';
export const failed = 'Your answer could not be saved. Please try again.';
export const save = 'Save';
