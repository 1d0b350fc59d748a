import { type Config, ConfigProblem } from './config.ts'
import { FolderInUse } from './db/lock.ts'
import { errorFacts } from './http/error-facts.ts'

/** Why the server did not start, in one sentence that says what to do; null when nothing better than the bare facts is known. */
export function startProblem(cause: unknown, config: Config | null): string {
  if (cause instanceof ConfigProblem) return `The configuration cannot be used: ${cause.message}`
  if (cause instanceof FolderInUse) return cause.message
  const failed = config ? knownFailure(codeOf(cause), config, portOf(cause)) : null
  return failed ?? `The server could not start: ${JSON.stringify(errorFacts(cause))}`
}

function knownFailure(code: string, config: Config, port: number | null): string | null {
  if (code === 'EADDRINUSE' && port === config.observing.metrics?.port)
    return `Port ${port} on ${config.observing.metrics.host} is in use already. Stop what is using it, or set METRICS_PORT to another number.`
  if (code === 'EADDRINUSE')
    return `Port ${config.port} on ${config.host} is in use already. Stop what is using it, or set PORT to another number.`
  if (code === 'EADDRNOTAVAIL') return `This machine has no address ${config.host}. Set HOST to one of its own.`
  if (code === 'EACCES' && config.port < 1024) return `Port ${config.port} may not be used by this account. Set PORT to 1024 or more.`
  if (config.postgresql)
    return `The database at ${placeOf(config.postgresql.url)} cannot be used (${code || 'no answer'}). Check DATABASE_URL.`
  if (['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOSPC'].includes(code))
    return `The data folder ${config.data_dir} cannot be written (${code}). Set DATA_DIR to another folder.`
  return null
}

/** Where a database is, without the name and password that its address may hold. */
function placeOf(url: string): string {
  const { host, pathname } = new URL(url)
  return `${host}${pathname}`
}

function portOf(cause: unknown): number | null {
  return cause instanceof Error && 'port' in cause && typeof cause.port === 'number' ? cause.port : null
}

function codeOf(cause: unknown): string {
  for (let reason = cause; reason instanceof Error; reason = reason.cause) {
    if ('code' in reason && typeof reason.code === 'string') return reason.code
  }
  return ''
}
