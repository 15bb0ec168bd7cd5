/** What a search engine knows about an advert. */
export interface SearchableAdvert {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly district: string;
  /** Whole Uganda shillings. */
  readonly price: number;
  readonly postedAt: Date;
}

/** What a search engine knows about a profile: only what its page shows to everybody. */
export interface SearchableProfile {
  /** Of its account. */
  readonly id: string;
  readonly username: string;
  readonly fullName: string;
  readonly createdAt: Date;
}
