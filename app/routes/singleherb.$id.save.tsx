import { type ClientActionFunctionArgs, redirect } from '@remix-run/react';
import { texts } from '../../core/texts.ts';
import { BackToAdvert } from '../components/back-to-advert.tsx';
import { answerInWords } from '../components/reaction-answer.ts';
import { form, page } from '../request.server.ts';

export const loader = page(({ params }) => redirect(`/singleherb/${params['id']}`));

export const action = form(async ({ core, viewer, params, fields, done }) => {
  const advertId = params['id'] ?? '';
  await core.toggleSaved(viewer, { advertId, saved: fields['saved'] === 'true' });
  return done(`${fields['from'] ?? `/singleherb/${advertId}`}#${advertId}`);
});

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  answerInWords(serverAction, texts.saved.failed);

export default function Save() {
  return <BackToAdvert />;
}
