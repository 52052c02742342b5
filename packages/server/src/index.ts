export { buildApp } from './app.ts';
export { type Config, readConfig } from './config.ts';
export { type Running, serve } from './serve.ts';
