const RETRIES = 2;

/**
 * Tries again what fails by chance: on a busy machine Lighthouse loses its trace now and then and says to run it again, and
 * a page that moves while it hydrates is clicked beside the link.
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
