/** Of a reason, which its person reads. */
export const maxReasonLength = 500;

/** Of what somebody answers to a decision. */
export const maxAnswerLength = 1000;

export const maxSuspensionDays = 365;

export const appealsPerPage = 10;
