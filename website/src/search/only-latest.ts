import type { SendSearch } from './send';

const MOST_AT_ONCE = 4;

/**
 * Readers type faster than a busy server or a slow connection responds. If enough searches are in progress, only the
 * latest of the next ones is sent, as soon as one has ended. The ones it replaces never settle: nobody waits for them.
 */
export function onlyLatest(send: SendSearch): SendSearch {
  let inProgress = 0;
  let startNext: (() => void) | undefined;

  const start: SendSearch = async (request) => {
    inProgress += 1;
    try {
      return await send(request);
    } finally {
      inProgress -= 1;
      startNext?.();
      startNext = undefined;
    }
  };

  return (request) => {
    if (inProgress < MOST_AT_ONCE) return start(request);
    return new Promise((resolve) => {
      startNext = () => resolve(start(request));
    });
  };
}
