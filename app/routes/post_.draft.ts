import { readAdvertForm } from '../features/adverts/read-advert-form.server.ts';
import { form } from '../requests/request.server.ts';

export { loader } from '../requests/posts-only.server.ts';

/** Script saves what is in the form of /post, and is told what of it is kept. */
export const action = form(
  async ({ core, viewer, client, formKey, ...sent }) => {
    const form = readAdvertForm(sent);
    return Response.json(
      await core.saveAdvertDraft(viewer, { form, formKey, client, ...sent.typed('opened') }),
    );
  },
  { pageless: true },
);
