import type { Report, Subject } from '../entities/report.ts';
import type { OwnQuery } from './adverts.ts';

/** What people have reported. When an account is removed, its reports and those about it stay, without naming it. */
export interface Reports {
  /** At most one for each account and thing; a second one rejects. Visitors can send any number. */
  add(report: Report): Promise<void>;
  by(reporterId: string, subject: Subject): Promise<Report | undefined>;
  /** Reports about this sent after `after`: first those that count, then the newest. */
  about(query: {
    readonly subject: Subject;
    readonly after: Date | undefined;
    readonly limit: number;
  }): Promise<readonly Report[]>;
  /** What somebody has reported, by id. */
  ofReporter(query: OwnQuery): Promise<readonly Report[]>;
  /** What others have reported about somebody, by id. */
  aboutWriter(query: OwnQuery): Promise<readonly Report[]>;
  /** Removes the oldest of those sent before this time, at most `limit`; returns how many. */
  removeBefore(before: Date, limit: number): Promise<number>;
}
