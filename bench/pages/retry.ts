const RETRIES = 2;

/**
 * Retries work that fails by chance: on a busy machine, Lighthouse sometimes loses its trace and asks to be run again,
 * and a click can miss its link on a page that moves while it hydrates.
 */
export async function retry<T>(work: () => Promise<T>): Promise<T> {
  for (let left = RETRIES; ; left--) {
    try {
      return await work();
    } catch (error) {
      if (left === 0) throw error;
    }
  }
}
