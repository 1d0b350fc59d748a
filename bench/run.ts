import { measuresIn } from './measures.ts'
import { printMeasures } from './printed.ts'

/** `npm run bench [name…]`: how long things take and how much they need. */
const wanted = process.argv.slice(2).filter((name) => !name.startsWith('-'))
await printMeasures(measuresIn(new URL('./measures/', import.meta.url)), wanted)
