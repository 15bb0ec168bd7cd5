import { calendarDate } from '../../core/shared/time/calendar-date.ts';
import { language } from '../../core/texts/page-language.ts';
import { page } from '../requests/request.server.ts';

export const loader = page(async ({ core, viewer }) => {
  const text = await core.exportInsights(viewer, language);
  return new Response(text, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="insights-${calendarDate(new Date())}.csv"`,
      'Cache-Control': 'private, no-store',
    },
  });
});
