/** Any function of Node's that is put in another's place. */
export type AnyFunction = (this: unknown, ...given: unknown[]) => unknown

/** How Node itself is told to start a process. */
export type Spawned = { file: string; args: string[]; envPairs?: string[] }

/** The refusal of a connection; it does not say to whom, since it may be logged. */
export function refused(code = 'ESEALED'): NodeJS.ErrnoException {
  return Object.assign(new Error('This server is sealed: it connects to nothing but this machine and its database'), { code })
}

/** The host that a socket is told to connect to; null where it is no other than a path on this machine. Node hands over options, a list of them, or port and host. */
export function targetOf(given: readonly unknown[]): string | null {
  const [first, second] = Array.isArray(given[0]) ? (given[0] as unknown[]) : given
  if (typeof first === 'object' && first !== null) {
    const { path, host } = first as { path?: unknown; host?: unknown }
    return path ? null : hostOf(host)
  }
  if (typeof first === 'string' && !/^\d+$/.test(first.trim())) return null
  return hostOf(second)
}

function hostOf(named: unknown): string {
  return typeof named === 'string' && named !== '' ? named : 'localhost'
}
