/** The adverts that each user keeps. */
export interface Saves {
  /** Makes the save be there or not; asking for what is already so changes nothing (savedAt included). Answers whether the advert exists. */
  set(save: {
    readonly advertId: string;
    readonly accountId: string;
    readonly saved: boolean;
    readonly at: Date;
  }): Promise<boolean>;
}
