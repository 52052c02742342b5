export { buildApp } from './app.ts';
export { type Config, DEFAULT_USER_AGENT, readConfig } from './config.ts';
export { precompress } from './precompress.ts';
export { type Running, serve } from './serve.ts';
