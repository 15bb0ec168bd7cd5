import { shownText } from './shown-text.ts';

/** Something called as an advert is, with that title as it is shown: with the names of these people, such as its seller. */
export function withShownTitle<Titled extends { readonly title: string }>(
  titled: Titled,
  ...people: readonly (string | undefined)[]
): Titled {
  return { ...titled, title: shownText(titled.title, ...people) };
}
