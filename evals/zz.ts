import { valuesIn } from '../src/drafting/built-in/spoken-change/values.ts'
import { allWishes } from './speech/zwishes.ts'
const seen = new Set()
for (const w of allWishes().filter(w=>w.set!=='old' )) { if (seen.has(w.text)||seen.size>7) continue; seen.add(w.text); console.log(valuesIn(w.text).map(v=>`${v.kind}:${w.text.slice(v.start,v.end)}[${v.of}]`).join(' ; ')) }
