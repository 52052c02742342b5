export function compilePlugins(website?: string): Promise<void>;
