import { redirect } from '@remix-run/react';
import { BackToAdvert } from '../components/back-to-advert.tsx';
import { form, page } from '../request.server.ts';

export const loader = page(({ params }) => redirect(`/singleherb/${encodeURIComponent(params['id'] ?? '')}`));

export const action = form(
  async ({ core, viewer, client, params, fields, done }) => {
    const advertId = params['id'] ?? '';
    await core.toggleSaved(viewer, { advertId, saved: fields['saved'] === 'true', client });
    return done(`${fields['from'] ?? `/singleherb/${advertId}`}#${advertId}`);
  },
  {
    elsewhere: true,
    act: ({ params, fields }) => ({
      kind: 'save',
      advertId: params['id'] ?? '',
      wanted: fields['saved'] === 'true',
    }),
  },
);

export default function Save() {
  return <BackToAdvert />;
}
