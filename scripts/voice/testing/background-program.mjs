import { prepareVoiceBehind } from '../background.mjs'

/** The process that fetches the voice, from a registry that a test has made. */
const { packages, url } = JSON.parse(process.env.FAKE_REGISTRY)
// nobody is taken for dead because the machine is busy; who is ended frees the folder
await prepareVoiceBehind(process.argv[2], { packages, registry: url, pace: { beat_ms: 20, dead_ms: 600_000 } })
