export const losesWaiting = (count: number) =>
  count === 1
    ? 'Something that you made has not been sent yet. Logging out deletes it.'
    : `${count} things that you made have not been sent yet. Logging out deletes them.`;
