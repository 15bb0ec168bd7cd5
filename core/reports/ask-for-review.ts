import type { Subject } from '../entities/report.ts';
import type { Ports } from '../ports/ports.ts';
import { DomainError } from '../shared/errors.ts';
import { requireUser } from '../shared/require-user.ts';
import { requireValid } from '../shared/require-valid.ts';
import { parseText } from '../shared/text/parse-text.ts';
import { counted } from '../shared/throttling/admit.ts';
import type { Viewer } from '../shared/viewer.ts';
import { texts } from '../texts/text.ts';
import { maxReportLength } from './limits.ts';
import { reportLimits } from './throttling-limits.ts';

/** Asks moderators to review something of the viewer's that was hidden; possible once each time it is hidden. */
export async function askForReview(
  ports: Pick<Ports, 'transaction' | 'throttle' | 'securityLog' | 'clock'>,
  viewer: Viewer,
  subject: Subject,
  form: { readonly text: string; readonly client?: string | undefined },
): Promise<void> {
  const { accountId } = requireUser(viewer);
  const { text } = requireValid({
    text: parseText(form.text, { max: maxReportLength, tooLong: texts.reports.textTooLong }),
  });
  const at = ports.clock.now();
  await counted(ports, reportLimits['send-report'], { account: accountId, client: form.client }, () =>
    ports.transaction(async (stores) => {
      const found = await stores.reviewCases.lock(subject);
      if (found?.writerId !== accountId) throw new DomainError('not-found', texts.reports.noCase);
      if (found.hiding === undefined || found.review !== undefined)
        throw new DomainError('conflict', texts.reports.cannotAsk);
      const openedAt = found.open ? found.openedAt : at;
      await stores.reviewCases.save({ ...found, open: true, openedAt, review: { text, at } });
    }),
  );
}
