import { readFile } from 'node:fs/promises'

const PAGE_BYTES = 4096

/** Memory that a process holds, in bytes, asked of the kernel so that a stuck process cannot hide it; null where the kernel does not tell this way. */
export async function residentMemory(pid: number): Promise<number | null> {
  try {
    const [, resident] = (await readFile(`/proc/${pid}/statm`, 'utf8')).split(' ')
    return resident ? Number(resident) * PAGE_BYTES : null
  } catch {
    return null
  }
}
