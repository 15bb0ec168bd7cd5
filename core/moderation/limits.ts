/** UTF-16 units of a reason, which the person reads. */
export const maxReasonLength = 500;

/** UTF-16 units of an answer to a decision. */
export const maxAnswerLength = 1000;

export const maxSuspensionDays = 365;

export const appealsPerPage = 10;

export const decisionsPerPage = 20;
