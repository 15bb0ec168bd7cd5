import { redirect } from '@remix-run/node';
import { LogOutForm } from '../components/log-out-form.tsx';
import { titled } from '../page-meta.ts';
import { form, page } from '../request.server.ts';
import { endSession } from '../session.server.ts';

export const meta = titled('Log out');

export const loader = page(({ viewer }) => {
  if (viewer.kind === 'visitor') throw redirect('/login', 303);
  return null;
});

export const action = form(({ request }) => endSession(request, '/login'));

export default function LogOut() {
  return (
    <section className="account-entry">
      <h1>Log out</h1>
      <p className="muted">You will need to log in again to come back.</p>
      <LogOutForm />
    </section>
  );
}
