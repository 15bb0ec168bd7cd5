import { redirect } from '@remix-run/node';
import { referringPage } from '../../requests/referring-page.ts';
import { type FormContext, form, page } from '../../requests/request.server.ts';

/** A reaction's address has no page: it leads to the advert. */
export const reactionLoader = page(({ params }) =>
  redirect(`/singleherb/${encodeURIComponent(params['id'] ?? '')}`),
);

/**
 * An action by which the viewer likes or saves an advert, or takes that back; the named field holds the wanted state.
 * Leads back to the page of the form.
 */
export function reaction(
  kind: 'like' | 'save',
  field: 'liked' | 'saved',
  react: (context: FormContext, advertId: string, wanted: boolean) => Promise<unknown>,
) {
  return form(
    async (context) => {
      const { request, params, fields, done } = context;
      const advertId = params['id'] ?? '';
      await react(context, advertId, fields[field] === 'true');
      return done(`${referringPage(request) ?? `/singleherb/${advertId}`}#${advertId}`);
    },
    {
      elsewhere: true,
      act: ({ params, fields }) => ({ kind, advertId: params['id'] ?? '', wanted: fields[field] === 'true' }),
    },
  );
}
