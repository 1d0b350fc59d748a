import { constants, setPriority } from 'node:os'
import { prepareVoiceBehind } from './background.mjs'

/** The process that fetches the voice while the server runs: `beside.mjs` starts it. The server and the person's other work go before it. */
try {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
} catch {
  // some machines let nobody choose
}
await prepareVoiceBehind(process.argv[2])
