export function buildServer(node: string, folder?: string, further?: readonly string[]): void;
