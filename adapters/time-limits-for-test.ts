import { onTestFinished, vi } from 'vitest';

/**
 * Until the test ends, the limits that `AbortSignal.timeout` sets are not reached by themselves, however slow the machine
 * is. Calling what is returned reaches the one that was set last, as if its time were up.
 */
export function holdTimeLimits(): () => void {
  let reach = () => {};
  const limits = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const limit = new AbortController();
    reach = () => limit.abort(new DOMException('The time is up.', 'TimeoutError'));
    return limit.signal;
  });
  onTestFinished(() => limits.mockRestore());
  return () => reach();
}
