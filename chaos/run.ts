import { measuresIn } from '../bench/measures.ts'
import { printMeasures } from '../bench/printed.ts'

/** `npm run chaos [name…]`: what becomes of people's work when something fails. */
const wanted = process.argv.slice(2).filter((name) => !name.startsWith('-'))
await printMeasures(measuresIn(new URL('./faults/', import.meta.url)), wanted)
