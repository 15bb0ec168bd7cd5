import { Form } from '@remix-run/react';
import { texts } from '../../core/texts.ts';
import { useUnsent } from './chat/use-unsent.ts';
import { Icon } from './icon.tsx';

/**
 * Loads a whole new page, with script too, so that nothing of the person stays in this one's memory.
 */
export function LogOutForm() {
  const { length } = useUnsent();
  return (
    <Form method="post" action="/logout" reloadDocument>
      {length > 0 && <p role="status">{texts.chats.lostByLogOut(length)}</p>}
      <button type="submit" className="button button-quiet">
        <Icon name="logOut" />
        Log Out
      </button>
    </Form>
  );
}
