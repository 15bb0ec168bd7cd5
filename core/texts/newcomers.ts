export const postAgain = (moment: string) => `Your account is new. You can post again from ${moment}.`;
export const writeAgain = (moment: string) =>
  `Your account is new. You can write to somebody new again from ${moment}.`;
