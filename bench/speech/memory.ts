import { readdirSync, readFileSync } from 'node:fs'

/** The most memory that the process which hears and speaks for this one has held, in megabytes; null where the system does not tell it. */
export function engineMemory(): number | null {
  if (process.platform !== 'linux') return null
  const engine = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .find((pid) => isOurs(pid) && textOf(pid, 'cmdline').includes('engine-process'))
  const peak = /^VmHWM:\s+(\d+) kB$/m.exec(engine ? textOf(engine, 'status') : '')?.[1]
  return peak ? Number(peak) / 1024 : null
}

function isOurs(pid: string): boolean {
  return new RegExp(`^PPid:\\s+${process.pid}$`, 'm').test(textOf(pid, 'status'))
}

/** Processes come and go while they are looked at. */
function textOf(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
