import type { LinksFunction } from '@remix-run/node';
import { Link } from '@remix-run/react';
import {
  advertDays,
  endNoticeDays,
  maxPictures,
  renewalPauseDays,
  topAdvertDays,
} from '../../core/adverts/limits.ts';
import { maxPictureMegabytes } from '../../core/pictures/limits.ts';
import * as faqsTexts from '../../core/texts/faqs.ts';
import { TextPage } from '../features/site/text-page.tsx';
import { useRootData } from '../rendering/root-data.ts';
import stylesheet from '../styles/questions.css?url';
import { titled } from '../ui/page-meta.ts';
import { Said } from '../ui/said.tsx';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export const meta = titled(faqsTexts.title, { path: '/faqs', description: faqsTexts.description });

const to = (address: string) => (words: string) => <Link to={address}>{words}</Link>;

/** What the tags in the answers lead to. */
const parts = {
  account: to('/account'),
  terms: to('/terms-conditions'),
  notifications: to('/notifications'),
  settings: to('/account/settings'),
  devices: to('/account/devices'),
  forgotten: to('/forgot-password'),
  email: to('/account/email'),
  password: to('/account/password'),
  data: to('/account/data'),
  deletion: to('/account/delete-account'),
};

export default function Faqs() {
  const { promoting, paying, photos, duration } = faqsTexts;
  const site = useRootData()?.site.name ?? '';
  const days = { shown: advertDays, notice: endNoticeDays, pause: renewalPauseDays };
  return (
    <TextPage title={faqsTexts.title}>
      <Question {...faqsTexts.cost} />
      <Question {...promoting} answer={promoting.answer({ days: topAdvertDays })} />
      <Question {...paying} answer={paying.answer({ site })} />
      <Question {...faqsTexts.delivery} />
      <Question {...faqsTexts.reaching} />
      <Question {...faqsTexts.quality} />
      <Question {...faqsTexts.forbidden} />
      <Question {...photos} answer={photos.answer({ most: maxPictures, megabytes: maxPictureMegabytes })} />
      <Question {...faqsTexts.letters} />
      <Question {...faqsTexts.likes} />
      <Question {...faqsTexts.messages} />
      <Question {...faqsTexts.changing} />
      <Question {...duration} answer={duration.answer(days)} />
      <Question {...faqsTexts.sold} />
      <Question {...faqsTexts.session} />
      <Question {...faqsTexts.forgotten} />
      <Question {...faqsTexts.credentials} />
      <Question {...faqsTexts.confirming} />
      <Question {...faqsTexts.notMine} />
      <Question {...faqsTexts.data} />
    </TextPage>
  );
}

function Question({ question, answer }: { question: string; answer: string }) {
  return (
    <details className="question">
      <summary>
        <h2>{question}</h2>
      </summary>
      <p>
        <Said text={answer} parts={parts} />
      </p>
    </details>
  );
}
