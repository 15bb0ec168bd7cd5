/** The search engine's copy of an advert. */
export interface SearchableAdvert {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly district: string;
  readonly village: string | undefined;
  /** Whole Uganda shillings. */
  readonly price: number;
  readonly postedAt: Date;
}

/** The search engine's copy of a profile: only what the profile's page shows to everybody. */
export interface SearchableProfile {
  /** Account id of the profile. */
  readonly id: string;
  readonly username: string;
  readonly fullName: string;
  readonly createdAt: Date;
}
