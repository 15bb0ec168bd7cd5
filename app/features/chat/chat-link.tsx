import * as chatLinkTexts from '../../../core/texts/chat-link.ts';
import { useRootData } from '../../rendering/root-data.ts';
import { withRedirect } from '../../requests/with-redirect.ts';
import { Icon } from '../../ui/icon.tsx';

/** Leads from a person's page to the conversation with them. Nobody chats with themselves. */
export function ChatLink({ sellerId }: { sellerId: string }) {
  const viewer = useRootData()?.viewer;
  if (viewer?.id === sellerId) return null;
  const to = `/chat?with=${sellerId}`;
  const mustLogIn = (viewer?.kind ?? 'visitor') === 'visitor';
  return (
    <p className="profile-chat">
      <a className="button" href={mustLogIn ? withRedirect('/login', to) : to}>
        <Icon name="messages" />
        {mustLogIn ? chatLinkTexts.logIn : chatLinkTexts.chat}
      </a>
    </p>
  );
}
