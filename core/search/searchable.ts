/** What a search engine knows of an advert. */
export interface SearchableAdvert {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly district: string;
  /** Whole Uganda shillings. */
  readonly price: number;
  readonly postedAt: Date;
}

/** What a search engine knows of a profile: nothing that its page does not show to everybody. */
export interface SearchableProfile {
  /** Of its account. */
  readonly id: string;
  readonly username: string;
  readonly fullName: string;
  readonly createdAt: Date;
}
