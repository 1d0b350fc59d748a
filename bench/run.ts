import { readdirSync } from 'node:fs'
import { type BenchRow, benchTable } from './table.ts'

/** `npm run bench [name…]`: measures what each file here measures, or only the named ones, and prints one table. */
const own = new Set(['run.ts', 'table.ts'])
const wanted = process.argv.slice(2)
const modules = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.ts') && !own.has(file))
  .filter((file) => wanted.length === 0 || wanted.includes(file.replace('.ts', '')))

const measured: BenchRow[] = []
for (const file of modules) {
  console.error(`Measuring ${file.replace('.ts', '')} …`)
  const bench: { rows: () => Promise<BenchRow[]> } = await import(`./${file}`)
  measured.push(...(await bench.rows()))
}
console.log(`\nNode ${process.version}, ${process.platform} ${process.arch}\n\n${benchTable(measured)}`)
if (measured.some(({ met }) => met === false)) process.exitCode = 1
