import { Form } from '@remix-run/react';
import * as logOutTexts from '../../../core/texts/log-out.ts';
import { Icon } from '../../ui/icon.tsx';
import { useWaiting } from '../waiting/use-waiting.ts';

/**
 * Loads a new document, also with script, so that nothing of the person stays in memory. Whoever logs in next is led
 * to `redirectTo`.
 */
export function LogOutForm({ redirectTo }: { redirectTo?: string | undefined }) {
  const { length } = useWaiting();
  return (
    <Form method="post" action="/logout" reloadDocument>
      {redirectTo !== undefined && <input type="hidden" name="redirectTo" value={redirectTo} />}
      {length > 0 && <p role="status">{logOutTexts.losesWaiting({ count: length })}</p>}
      <button type="submit" className="button button-quiet">
        <Icon name="logOut" />
        {logOutTexts.logOut}
      </button>
    </Form>
  );
}
