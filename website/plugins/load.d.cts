declare function loadPlugins(): Promise<typeof import('./index')>;
export = loadPlugins;
