export const losesMessages = (count: number) =>
  count === 1
    ? 'You have a message that has not been sent yet. Logging out deletes it.'
    : `You have ${count} messages that have not been sent yet. Logging out deletes them.`;
