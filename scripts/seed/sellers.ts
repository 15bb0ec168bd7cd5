import sellers from './sellers.json' with { type: 'json' };

/** Somebody who sells in the sample marketplace. */
export interface SampleSeller {
  readonly username: string;
  readonly fullName: string;
  readonly about: string;
  readonly address: string;
  readonly phoneNumber: string;
  readonly dateOfBirth: string;
  /** Where most of the adverts are from. */
  readonly places: readonly { readonly district: string; readonly village: string }[];
}

/** The password of all sample sellers, which is printed after the seeding. */
export const samplePassword = 'mululuza2025';

export function sampleEmail({ username }: Pick<SampleSeller, 'username'>): string {
  return `${username}@eddagala.example`;
}

export const sampleSellers: readonly SampleSeller[] = sellers;
