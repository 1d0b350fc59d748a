import { readdir, readFile } from 'node:fs/promises'

/** The processes that this one has started to read documents, as Linux lists them; none elsewhere. */
export async function readers(): Promise<string[]> {
  const names = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name))
  const found = await Promise.all(
    names.map(async (pid) => {
      const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
      const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
      const parent = status.slice(status.lastIndexOf(')') + 2).split(' ')[1]
      return parent === String(process.pid) && command.includes('reader-process') ? [pid] : []
    }),
  )
  return found.flat()
}
