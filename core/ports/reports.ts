import type { Report, Subject } from '../entities/report.ts';
import type { OwnQuery } from './adverts.ts';

/** Reports by people. When an account is removed, its reports and those about it stay, without its id. */
export interface Reports {
  /** Adds the report. An account's second report about the same thing rejects; visitors can send any number. */
  add(report: Report): Promise<void>;
  by(reporterId: string, subject: Subject): Promise<Report | undefined>;
  /** Reports about this subject sent after `after`: first those that count, then the newest. */
  about(query: {
    readonly subject: Subject;
    readonly after: Date | undefined;
    readonly limit: number;
  }): Promise<readonly Report[]>;
  /** Reports by this account, by id. */
  ofReporter(query: OwnQuery): Promise<readonly Report[]>;
  /** Reports by others about this account, by id. */
  aboutWriter(query: OwnQuery): Promise<readonly Report[]>;
  /** Removes the oldest reports sent before this time, at most `limit`; returns how many. */
  removeBefore(before: Date, limit: number): Promise<number>;
}
