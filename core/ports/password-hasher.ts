export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Does the same work, and answers false, when there is no hash: time must not tell whether an account exists. */
  verify(hash: string | undefined, password: string): Promise<boolean>;
}
