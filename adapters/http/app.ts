import type { AppLoadContext } from '@remix-run/node';

/** Answers requests as the app does. */
export type App = (request: Request, context: AppLoadContext) => Promise<Response>;
