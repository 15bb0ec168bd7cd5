import { statSync } from 'node:fs';

// Loaded into a site before everything else. While there is a file with the name that stands behind `?` in this
// module's address, the clock shows when that file was last changed.
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
