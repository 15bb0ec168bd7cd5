import { scriptAnswer } from '../requests/script-answer.server.ts';

export { loader } from '../requests/posts-only.server.ts';

/** Script tells how far the viewer has read. */
export const action = scriptAnswer(({ core, viewer }, fields) =>
  core.markRead(viewer, { with: fields['with'] ?? '', position: fields['position'] ?? '' }),
);
