import { createRequestHandler, type ServerBuild } from '@remix-run/node';
import { answerDocuments } from './answer-documents.ts';
import type { App } from './app.ts';
import { partOf, partsOfBuild } from './part-of-build.ts';

/** Lets the part of the build answer to which an address belongs; in development the build differs each time. */
export function appOfBuild(build: ServerBuild | (() => Promise<ServerBuild>), environment: string): App {
  const whole = createRequestHandler(build, environment);
  if (typeof build === 'function') return whole;
  const handlers = new Map<string | undefined, App>();
  for (const [name, part] of partsOfBuild(build))
    handlers.set(
      name,
      answerDocuments(part, (part) => createRequestHandler(part, environment)),
    );
  return (request, context) => {
    const handle = handlers.get(partOf(new URL(request.url).pathname)) ?? whole;
    return handle(request, context);
  };
}
