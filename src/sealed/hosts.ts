import { BlockList, isIP } from 'node:net'

const LOOPBACK = new BlockList()
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4')
LOOPBACK.addAddress('::1', 'ipv6')

/** Whether the server is to connect to nothing but this machine and its database. Anything but 0 and nothing is taken for a yes. */
export function isSealed({ SEALED = '' }: Record<string, string | undefined>): boolean {
  return SEALED.trim() !== '' && SEALED.trim() !== '0'
}

/** Whether a host, as an address or a URL names it, is this machine. A name that only a name server knows is not, whatever it says. */
export function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[(.*)\]$/, '$1').toLowerCase()
  const family = isIP(bare)
  return family === 0 ? bare === 'localhost' : LOOPBACK.check(bare, family === 4 ? 'ipv4' : 'ipv6')
}

/** Tells which host may be reached besides this machine: the one of the database. */
export function mayBeReached(databaseUrl: string | undefined): (host: string) => boolean {
  const url = databaseUrl && URL.canParse(databaseUrl) ? new URL(databaseUrl) : null
  // a driver takes the host also from behind the question mark
  const hosts = url ? [url.hostname.replace(/^\[(.*)\]$/, '$1'), ...url.searchParams.getAll('host')] : []
  return (host) => host !== '' && hosts.some((one) => one.toLowerCase() === host.toLowerCase())
}
