/** Why a command was not carried out, in a sentence for the operator. What core refuses is a `DomainError`. */
export class AdminRefusal extends Error {}
