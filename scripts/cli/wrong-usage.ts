/** Wrong usage of a command. The message names the mistake; the usage is printed after it. */
export class WrongUsage extends Error {}
