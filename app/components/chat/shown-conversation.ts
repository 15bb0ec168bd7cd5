let shown: string | undefined;

/** With whom the conversation on the screen is: an account id. Undefined when there is none. */
export const shownConversation = (): string | undefined => shown;

export function setShownConversation(otherId: string | undefined): void {
  shown = otherId;
}
