import { readAdvertForm } from '../read-advert-form.server.ts';
import { form } from '../request.server.ts';

export { loader } from '../posts-only.server.ts';

/** Script saves what is in the form of /post; returns the pictures that are held, in the form's order. */
export const action = form(
  async ({ core, viewer, client, formKey, ...sent }) =>
    Response.json(await core.saveAdvertDraft(viewer, { form: readAdvertForm(sent), formKey, client })),
  { pageless: true },
);
