import { daily, forgetOld } from '../outbox/daily.ts';
import type { Handlers } from '../outbox/handler.ts';
import { reportsKeptFor } from './limits.ts';

/** The handlers of this subject's outbox tasks; see `OutboxTask`. */
export const reportTasks: Handlers<'forget-reports'> = {
  'forget-reports': daily(4, (ports, run) => forgetOld(ports, run, ports.reports, reportsKeptFor)),
};
