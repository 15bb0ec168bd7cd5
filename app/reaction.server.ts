import { redirect } from '@remix-run/node';
import { type FormContext, form, page } from './request.server.ts';

/** A reaction's address has no page: it leads to the advert. */
export const reactionLoader = page(({ params }) =>
  redirect(`/singleherb/${encodeURIComponent(params['id'] ?? '')}`),
);

/** An action by which the viewer likes or saves, or takes that back, as the field of this name says. */
export function reaction(
  kind: 'like' | 'save',
  field: 'liked' | 'saved',
  react: (context: FormContext, advertId: string, wanted: boolean) => Promise<unknown>,
) {
  return form(
    async (context) => {
      const { params, fields, done } = context;
      const advertId = params['id'] ?? '';
      await react(context, advertId, fields[field] === 'true');
      return done(`${fields['from'] ?? `/singleherb/${advertId}`}#${advertId}`);
    },
    {
      elsewhere: true,
      act: ({ params, fields }) => ({ kind, advertId: params['id'] ?? '', wanted: fields[field] === 'true' }),
    },
  );
}
