interface RetryError extends Error {
  transporterStackTrace?: { response: { isTimedOut?: boolean } }[];
}

/**
 * Where the only host there is was too slow, it is asked once more: there is no next host, and the client gives one
 * that has timed out four times as long. Without this every first search over a slow connection would fail.
 */
export async function askPatiently<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    const tries = (error as RetryError).transporterStackTrace ?? [];
    if (tries.length === 1 && tries[0]?.response.isTimedOut) return ask();
    throw error;
  }
}
