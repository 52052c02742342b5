import { describe, expect, it } from 'vitest';
import { addToVersion } from '.';

describe('the version of the bundler cache', () => {
  it('changes with the inputs of the build', () => {
    const config = { experiments: { cache: { type: 'persistent', version: 'docusaurus-3.10' } } };
    addToVersion(config, 'abc');
    expect(config.experiments.cache.version).toBe('docusaurus-3.10-abc');
  });

  it('is not changed if there is no persistent cache', () => {
    expect(() => addToVersion({ experiments: {} }, 'abc')).not.toThrow();
    expect(() => addToVersion({ cache: true }, 'abc')).not.toThrow();
  });

  it('fails the build with a one-sentence error if Docusaurus moves it', () => {
    expect(() => addToVersion({ cache: { type: 'filesystem', version: '1' } }, 'abc')).toThrow(
      /experiments\.cache\.version/,
    );
    expect(() => addToVersion({ experiments: { cache: { type: 'persistent' } } }, 'abc')).toThrow(
      /experiments\.cache\.version/,
    );
  });
});
