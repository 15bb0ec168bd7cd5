import { onTestFinished, vi } from 'vitest';

/**
 * Replaces `AbortSignal.timeout` until the test ends, so that its timeouts don't depend on the speed of the machine.
 * Calling the returned function fires the last one.
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
