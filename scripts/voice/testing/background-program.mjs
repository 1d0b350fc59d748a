import { prepareVoiceBehind } from '../background.mjs'

/** The process that fetches the voice, from a registry that a test has made. */
const { packages, url } = JSON.parse(process.env.FAKE_REGISTRY)
await prepareVoiceBehind(process.argv[2], { packages, registry: url, pace: { beat_ms: 20, dead_ms: 400 } })
