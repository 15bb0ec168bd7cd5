import {
  isFile,
  isHeld,
  type Waiting,
  type WaitingForm,
  type WaitingMessage,
} from '../../browser/offline/waiting-store.ts';

type WaitingHere = WaitingMessage | (WaitingForm & { readonly kind: 'offer' });

/** The messages and offers to one person that wait to be sent. */
export function waitingTo(otherId: string, all: readonly Waiting[]): readonly WaitingHere[] {
  return all.filter(
    (made): made is WaitingHere =>
      (made.kind === 'message' && made.to === otherId) ||
      (made.kind === 'offer' && made.page === `/chat?with=${otherId}`),
  );
}

/** As a conversation shows it. */
export function waitingBubble(made: WaitingHere) {
  const { id, from } = made;
  if (made.kind === 'offer')
    return {
      id,
      from,
      kind: made.kind,
      text: '',
      amount: Number(made.words.replace(/\D/g, '')),
      quotedAdvert: undefined,
    };
  const { text, quotedAdvert, photos = [] } = made;
  return { id, from, text, quotedAdvert, pictures: photos.filter(isHeld), files: photos.filter(isFile) };
}
