/** A command was typed wrongly. The message says how, if the usage that follows it is not enough. */
export class WrongUsage extends Error {}
