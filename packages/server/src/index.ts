export { buildApp } from './app.ts';
export { type Config, readConfig } from './config.ts';
export { precompress } from './precompress.ts';
export { type Running, serve } from './serve.ts';
