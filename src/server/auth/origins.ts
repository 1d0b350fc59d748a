const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]']

/** The origins whose pages may act for a signed-in person: the public address, and on one's own machine all of its names. */
export function trustedOrigins(addresses: readonly string[]): string[] {
  return [...new Set(addresses.flatMap((address) => withAliases(new URL(address))))]
}

function withAliases(url: URL): string[] {
  if (!LOOPBACK.includes(url.hostname)) return [url.origin]
  return LOOPBACK.map((host) => `${url.protocol}//${host}${url.port ? `:${url.port}` : ''}`)
}
