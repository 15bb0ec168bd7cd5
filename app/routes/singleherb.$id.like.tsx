import { type ClientActionFunctionArgs, redirect } from '@remix-run/react';
import { texts } from '../../core/texts.ts';
import { BackToAdvert } from '../components/back-to-advert.tsx';
import { answerInWords } from '../components/reaction-answer.ts';
import { form, page } from '../request.server.ts';

export const loader = page(({ params }) => redirect(`/singleherb/${params['id']}`));

export const action = form(async ({ core, viewer, params, fields, done }) => {
  const advertId = params['id'] ?? '';
  const { likeCount } = await core.toggleLike(viewer, { advertId, liked: fields['liked'] === 'true' });
  const answer = await done(`${fields['from'] ?? `/singleherb/${advertId}`}#${advertId}`);
  return answer instanceof Response ? answer : { ...answer, likeCount };
});

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  answerInWords(serverAction, texts.likes.failed);

export default function Like() {
  return <BackToAdvert />;
}
