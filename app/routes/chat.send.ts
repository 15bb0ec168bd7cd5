import { scriptAnswer } from '../requests/script-answer.server.ts';

export { loader } from '../requests/posts-only.server.ts';

/** A message sent by script. Returns the message as it is kept. */
export const action = scriptAnswer(({ core, viewer, client }, fields) =>
  core.sendMessage(viewer, {
    with: fields['with'] ?? '',
    message: fields['message'],
    messageId: fields['messageId'] ?? '',
    advertId: fields['ad'],
    client,
  }),
);
