const pattern = /^ad_[0-9]{1,15}$/;

/** The id of an advert posted at this moment; `after` adds milliseconds when that id is taken. */
export function advertId(postedAt: Date, after = 0): string {
  return `ad_${postedAt.getTime() + after}`;
}

/** Whether this can be the id of an advert. Text from an address can be anything. */
export function isAdvertId(text: string): boolean {
  return pattern.test(text);
}
