import { readAdvertForm } from '../features/adverts/read-advert-form.server.ts';
import { form } from '../requests/request.server.ts';

export { loader } from '../requests/posts-only.server.ts';

/** Saves the form of /post as a draft, by script, and answers what was saved. */
export const action = form(
  async ({ core, viewer, client, formKey, ...sent }) => {
    const form = readAdvertForm(sent);
    return Response.json(
      await core.saveAdvertDraft(viewer, { form, formKey, client, ...sent.typed('opened') }),
    );
  },
  { pageless: true },
);
