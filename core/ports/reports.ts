import type { Report, Subject } from '../reports/report.ts';
import type { OwnQuery } from './adverts.ts';

/** What people have reported. An account that is removed is taken out of its reports and of those about it; they stay. */
export interface Reports {
  /** At most one for each account and thing; a second rejects. Of visitors any number. */
  add(report: Report): Promise<void>;
  by(reporterId: string, subject: Subject): Promise<Report | undefined>;
  /** Those sent after `after` about this, those that count first, then the newest. */
  about(query: {
    readonly subject: Subject;
    readonly after: Date | undefined;
    readonly limit: number;
  }): Promise<readonly Report[]>;
  /** What somebody has reported, by id. */
  ofReporter(query: OwnQuery): Promise<readonly Report[]>;
  /** What others have reported of somebody's, by id. */
  aboutWriter(query: OwnQuery): Promise<readonly Report[]>;
  /** Removes the oldest sent before this, at most `limit`; answers how many. */
  removeBefore(before: Date, limit: number): Promise<number>;
}
