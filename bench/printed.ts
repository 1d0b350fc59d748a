import type { Measures } from './measures.ts'
import { benchTable } from './table.ts'

/** Takes all measures, or the wanted ones, one after another, and prints a table of each as soon as it is taken; the process fails where an aim is missed. */
export async function printMeasures({ names, measured }: Measures, wanted: readonly string[]): Promise<void> {
  const unknown = wanted.filter((name) => !names.includes(name))
  if (unknown.length > 0) {
    console.error(`There is no measure called ${unknown.join(' or ')}; there are: ${names.join(', ')}`)
    process.exit(1)
  }
  console.log(`Node ${process.version}, ${process.platform} ${process.arch}`)
  for (const name of wanted.length > 0 ? wanted : names) {
    console.error(`\nMeasuring ${name} …`)
    try {
      const rows = await measured(name, 'steady')
      console.log(`\n## ${name}\n\n${'lacks' in rows ? `Not measured: ${rows.lacks}` : benchTable(rows)}`)
      if ('lacks' in rows || rows.some(({ met }) => met === false)) process.exitCode = 1
    } catch (cause) {
      // the others can still be taken
      console.log(`\n## ${name}\n\nThis could not be measured.`)
      console.error(cause)
      process.exitCode = 1
    }
  }
}
