import type { Site, SiteFile } from './site.ts';

/** The four locales of this site have 12 MB of hashed files, including the compressed copies. */
const MAX_BYTES = 32 * 1024 * 1024;

/**
 * Hashed files of builds that have been replaced. A page that was opened before a deployment still requests them when
 * it loads React or the next page.
 */
export class OldAssets {
  readonly #lifetimeMs: number;
  readonly #files = new Map<string, { file: SiteFile; until: number }>();
  #timer: NodeJS.Timeout | undefined;

  constructor(lifetimeMs: number) {
    this.#lifetimeMs = lifetimeMs;
  }

  get(address: string): SiteFile | undefined {
    const kept = this.#files.get(address);
    return kept && kept.until > performance.now() ? kept.file : undefined;
  }

  /** Newest first: if they do not all fit, the oldest are dropped. */
  keep(before: Site, next: Site): void {
    const until = performance.now() + this.#lifetimeMs;
    const older = [...this.#files];
    this.#files.clear();
    for (const [address, file] of before.files)
      if (file.cacheControl.includes('immutable') && !next.files.has(address))
        this.#files.set(address, { file, until });
    for (const [address, kept] of older)
      if (!next.files.has(address) && !this.#files.has(address)) this.#files.set(address, kept);
    this.#forget();
  }

  #forget(): void {
    clearTimeout(this.#timer);
    let bytes = 0;
    for (const [address, { file, until }] of this.#files) {
      bytes += file.body.length + (file.br?.length ?? 0) + (file.gzip?.length ?? 0);
      if (bytes > MAX_BYTES || until <= performance.now()) this.#files.delete(address);
    }
    // Otherwise the memory would not be freed until the next build.
    if (this.#files.size > 0) this.#timer = setTimeout(() => this.#forget(), this.#lifetimeMs).unref();
  }
}
