import { CircuitState, ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel';
import { CallFailure } from './call-failure.ts';
import type { CallLimits } from './call-limits.ts';

/** How a request went, told to the breaker once. `left`: nobody waited to see. */
export type RequestEnd = 'answered' | 'left' | CallFailure;

/** Leaves a provider alone that fails again and again; after a pause, one call finds out whether it is back. */
export class ProviderBreaker {
  readonly #policy;

  constructor(limits: Pick<CallLimits, 'failuresInARow' | 'pause'>) {
    this.#policy = circuitBreaker(
      handleWhen((error) => error instanceof CallFailure),
      { breaker: new ConsecutiveBreaker(limits.failuresInARow), halfOpenAfter: limits.pause },
    );
  }

  /** Throws the last failure's reason while the provider is left alone; otherwise tell the result how it went. */
  begin(): (end: RequestEnd) => void {
    const settled = Promise.withResolvers<void>();
    let isAdmitted = false;
    // Another call is finding out already; the policy would let this one wait for it.
    if (this.#policy.state === CircuitState.HalfOpen) throw this.#leftAlone();
    const done = this.#policy.execute(() => {
      isAdmitted = true;
      return settled.promise;
    });
    done.catch(() => {});
    if (!isAdmitted) throw this.#leftAlone();
    const isProbe = (this.#policy.state as CircuitState) === CircuitState.HalfOpen;
    return (end) => {
      if (end === 'answered') settled.resolve();
      else if (end === 'left') settled.reject(isProbe ? new CallFailure('unreachable', unseen) : new Error('left'));
      else if (end.isRetryable) settled.reject(end);
      // It refused this request, so it is there.
      else settled.resolve();
    };
  }

  #leftAlone(): CallFailure {
    const last = this.#policy.lastFailure;
    const reason = last && 'error' in last && last.error instanceof CallFailure ? last.error.reason : 'unreachable';
    return new CallFailure(reason, { detail: 'left alone' });
  }
}

const unseen = { detail: 'nobody waited' };
