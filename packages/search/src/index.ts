export * from './analysis/index.ts';
export * from './engine/index.ts';
export * from './highlight/index.ts';
export * from './record.ts';
export * from './store/index.ts';
export * from './wire/index.ts';
