interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Nothing is fetched ahead on a slow or data-saving connection (spec 2.20). Only Chromium tells. */
export function mayPrefetch(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
}
