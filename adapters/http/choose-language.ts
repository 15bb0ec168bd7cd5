import type { IncomingMessage } from 'node:http';
import Negotiator from 'negotiator';
import { isLanguage, type Language, languages } from '../../core/entities/language.ts';
import type { Handler } from './handler.ts';
import { withoutQuery } from './paths.ts';

/** What the app knows of the language that a browser has chosen. */
export interface ChosenLanguage {
  /** The language that a Cookie header names. */
  readIn(cookies: string | undefined): Language | undefined;
  /** The Set-Cookie that keeps it. */
  cookieOf(language: Language): Promise<string>;
}

const parameter = 'lang';

/**
 * Decides in which language a request is answered: the one that its address names, which the browser keeps from then on,
 * otherwise the one that it has chosen, otherwise the first that its user reads. The address goes on without the
 * parameter.
 */
export function chooseLanguage(chosen: ChosenLanguage): Handler {
  return async (request, response, next) => {
    const kept = chosen.readIn(request.headers.cookie);
    const asked = takeAsked(request);
    const language = asked ?? kept ?? read(request);
    response.locals.language = language;
    // Pages alone: caches may keep other files, and the cookie with them.
    if (asked !== undefined && asked !== kept && opensPage(request)) {
      response.appendHeader('Set-Cookie', await chosen.cookieOf(asked));
    }
    next();
  };
}

function read({ headers }: IncomingMessage): Language {
  const [first] = languages;
  const preferred = new Negotiator({ headers }).language([...languages]);
  return isLanguage(preferred) ? preferred : first;
}

function opensPage({ headers }: IncomingMessage): boolean {
  return headers.accept?.includes('text/html') === true;
}

/** The language in the address of a page, from which it is removed. */
function takeAsked(request: IncomingMessage): Language | undefined {
  const { method, url = '' } = request;
  if (method === 'POST' || !url.includes(`${parameter}=`)) return undefined;
  const path = withoutQuery(url);
  const others: string[] = [];
  let asked: string | undefined;
  for (const part of url.slice(path.length + 1).split('&')) {
    if (part.startsWith(`${parameter}=`)) asked ??= part.slice(parameter.length + 1);
    else others.push(part);
  }
  request.url = others.length === 0 ? path : `${path}?${others.join('&')}`;
  return isLanguage(asked) ? asked : undefined;
}
