import { useRootData } from '../../rendering/root-data.ts';
import { withRedirect } from '../../requests/with-redirect.ts';
import { Icon } from '../../ui/icon.tsx';

/** Leads to the conversation with a seller, about the advert if there is one. Nobody chats with themselves. */
export function ChatLink({ sellerId, advertId }: { sellerId: string; advertId?: string }) {
  const viewer = useRootData()?.viewer;
  if (viewer?.id === sellerId) return null;
  const to = `/chat?with=${sellerId}${advertId === undefined ? '' : `&ad=${advertId}`}`;
  const mustLogIn = advertId === undefined && (viewer?.kind ?? 'visitor') === 'visitor';
  return (
    <p className={advertId === undefined ? 'profile-chat' : 'detail-chat'}>
      <a className="button" href={mustLogIn ? withRedirect('/login', to) : to}>
        <Icon name="messages" />
        {mustLogIn ? 'Login to Chat' : 'Chat'}
      </a>
    </p>
  );
}
