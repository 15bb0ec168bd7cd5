import { statSync } from 'node:fs';

// Preloaded into a site. While the file named behind `?` in this module's address exists, the clock shows its time of
// modification.
const file = decodeURIComponent(new URL(import.meta.url).search.slice(1));
const stoppedAt = () => statSync(file, { throwIfNoEntry: false })?.mtimeMs;

const now = Date.now.bind(Date);
Date.now = () => Math.floor(stoppedAt() ?? now());
globalThis.Date = new Proxy(Date, {
  construct: (target, values, proxy) =>
    Reflect.construct(target, values.length > 0 ? values : [target.now()], proxy),
});

const every = setInterval;
globalThis.setInterval = (work, ...rest) =>
  every(
    (...values) => {
      if (stoppedAt() === undefined) work(...values);
    },
    ...rest,
  );

const elapsed = performance.now.bind(performance);
performance.now = () => {
  const time = stoppedAt();
  return time === undefined ? elapsed() : time - performance.timeOrigin;
};
