import { prepareVoiceAloud } from './told.mjs'

/** Fetches the voice in a process of its own, which ends with who started it. What was fetched until then is kept. */
export async function prepareVoiceBehind(folder, options) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(0))
  process.once('disconnect', () => process.exit(0))
  // a terminal that was closed hears nothing more, and the fetching goes on
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  await prepareVoiceAloud(folder, options)
  process.exit(0)
}
