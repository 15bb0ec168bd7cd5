import { Link } from '@remix-run/react';
import {
  advertDays,
  endNoticeDays,
  maxPictures,
  numbersPerDay,
  renewalPauseDays,
} from '../../core/adverts/limits.ts';
import * as helpTexts from '../../core/texts/help.ts';
import { SupportEmail } from '../features/site/support-email.tsx';
import { TextPage } from '../features/site/text-page.tsx';
import { useRootData } from '../rendering/root-data.ts';
import { titled } from '../ui/page-meta.ts';
import { Said } from '../ui/said.tsx';

export const meta = titled(helpTexts.title, { path: '/help', description: helpTexts.description });

const to = (address: string) => (words: string) => <Link to={address}>{words}</Link>;

/** What the tags in the texts of this page lead to. */
const parts = {
  home: to('/home'),
  search: to('/search'),
  herbs: to('/herbs'),
  saved: to('/saved'),
  notifications: to('/notifications'),
  signup: to('/signup'),
  messages: to('/messages'),
  post: to('/post'),
  account: to('/account'),
  profile: to('/account/edit-account'),
  problem: to('/report-problem'),
  website: (words: string) => <a href="https://www.nda.or.ug">{words}</a>,
  phone: (words: string) => <a href="tel:0800101999">{words}</a>,
  druginfo: (words: string) => <a href="mailto:druginfo@nda.or.ug">{words}</a>,
  faqs: to('/faqs'),
  email: () => <SupportEmail />,
};

export default function Help() {
  const email = useRootData()?.site.email ?? '';
  return (
    <TextPage title={helpTexts.title}>
      <h2>{helpTexts.finding}</h2>
      <p>
        <Said text={helpTexts.lists} parts={parts} />
      </p>
      <p>
        <Said text={helpTexts.saving} parts={parts} />
      </p>
      <p>
        <Said text={helpTexts.account} parts={parts} />
      </p>

      <h2>{helpTexts.asking}</h2>
      <p>
        <Said text={helpTexts.chats} parts={parts} />
      </p>
      <p>{helpTexts.calls({ sellers: numbersPerDay })}</p>
      <p>{helpTexts.comments}</p>
      <p>{helpTexts.blocking}</p>

      <h2>{helpTexts.selling}</h2>
      <ol>
        <li>
          <Said text={helpTexts.post} parts={parts} />
        </li>
        <li>{helpTexts.describe}</li>
        <li>{helpTexts.price}</li>
        <li>{helpTexts.photos({ most: maxPictures })}</li>
      </ol>
      <p>
        <Said
          text={helpTexts.later({ shown: advertDays, notice: endNoticeDays, pause: renewalPauseDays })}
          parts={parts}
        />
      </p>

      <h2>{helpTexts.safety}</h2>
      <ul>
        <li>{helpTexts.meeting}</li>
        <li>{helpTexts.looking}</li>
        <li>{helpTexts.paying}</li>
        <li>{helpTexts.secrets}</li>
        <li>
          <Said text={helpTexts.reporting} parts={parts} />
        </li>
      </ul>

      <h2>{helpTexts.health}</h2>
      <p>{helpTexts.healthAdvice}</p>

      <h2 id="approval">{helpTexts.approval}</h2>
      <p>{helpTexts.approvalMeaning}</p>
      <ul>
        <li>{helpTexts.approvalLetter}</li>
        <li>
          <Said text={helpTexts.approvalRegister} parts={parts} />
        </li>
        <li>
          <Said text={helpTexts.approvalQuestion} parts={parts} />
        </li>
      </ul>
      <p>{helpTexts.approvalUnknown}</p>

      <h2 id="claims">{helpTexts.claims}</h2>
      <p>{helpTexts.claimsLaw}</p>
      <ul>
        <li>{helpTexts.claimsCure}</li>
        <li>{helpTexts.claimsForbidden}</li>
        <li>{helpTexts.claimsPromises}</li>
        <li>{helpTexts.claimsAdvice}</li>
      </ul>
      <p>{helpTexts.claimsInstead}</p>

      <h2>{helpTexts.internet}</h2>
      <p>{helpTexts.internetAdvice}</p>

      <h2>{helpTexts.more}</h2>
      <p>
        <Said text={helpTexts.moreHelp({ email })} parts={parts} />
      </p>
    </TextPage>
  );
}
