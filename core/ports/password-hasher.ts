export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /**
   * Whether the password has this hash. Without a hash, does the same work and returns false, so that the time taken
   * does not reveal whether an account exists.
   */
  verify(hash: string | undefined, password: string): Promise<boolean>;
}
