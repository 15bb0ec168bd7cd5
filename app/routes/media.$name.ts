import { visitor } from '../../core/shared/viewer.ts';
import { getSite } from '../composition/site.server.ts';
import { resumeViewer } from '../requests/cookies.server.ts';
import { pictureAnswer } from '../requests/picture-answer.server.ts';
import { asText, isNotFound, withoutPage } from '../requests/refusals.server.ts';

/**
 * A picture's name is made from its content, so a browser's copy is right for ever; a cache that many share asks again
 * each minute, because the picture may have been hidden. A refusal is never cached: the picture would be missing long
 * after the store is back.
 */
export const loader = withoutPage(asText, async ({ params, request, context }) => {
  const name = params['name'] ?? '';
  const { core } = await getSite();
  // Almost all pictures are public, so the viewer is looked up only for the others.
  const { bytes, contentType, isShown } = await core.readPicture(visitor, name).catch(async (error) => {
    if (!isNotFound(error) || !request.headers.has('Cookie')) throw error;
    return core.readPicture((await resumeViewer(request, context)).viewer, name);
  });
  const cacheControl = isShown ? 'public, max-age=31536000, s-maxage=60, immutable' : 'private, no-cache';
  return pictureAnswer(request, { name, bytes, contentType }, cacheControl);
});
