import { Form } from '@remix-run/react';
import { Icon } from './icon.tsx';

/**
 * Leaves by a whole new page, with script too, so that nothing of the person stays in this one's memory.
 */
export function LogOutForm() {
  return (
    <Form method="post" action="/logout" reloadDocument>
      <button type="submit" className="button button-quiet">
        <Icon name="logOut" />
        Log Out
      </button>
    </Form>
  );
}
