const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]']

/**
 * The origins whose pages may act for a signed-in person: the public address, and the one that the server listens at, on one's own machine by all of
 * its names. Where the public address is secure nobody signs in at another one, and what else answers at a port of somebody's own machine is not ours.
 */
export function trustedOrigins(publicUrl: string, listensAt: string): string[] {
  const urls = [publicUrl, ...(publicUrl.startsWith('https:') ? [] : [listensAt])]
  return [...new Set(urls.flatMap((address) => withAliases(new URL(address))))]
}

function withAliases(url: URL): string[] {
  if (!LOOPBACK.includes(url.hostname)) return [url.origin]
  return LOOPBACK.map((host) => `${url.protocol}//${host}${url.port ? `:${url.port}` : ''}`)
}
