import { prepareVoice, VOICE_BYTES } from './voice.mjs'

/** Progress is told in so many lines. */
const LINES = 4

/**
 * Fetches the voice and says how it goes: its size ahead, a line for each quarter, and in the end that it is ready or why not. Gives why it is not;
 * null when it is. Never throws.
 */
export async function prepareVoiceAloud(folder, { say = console.log, complain = console.error, ...options } = {}) {
  say(`Voice: fetching what hears and speaks, ${Math.round(VOICE_BYTES / 1e6)} MB, once. All else works meanwhile.`)
  let told = 0
  const report = (part) => {
    const quarters = Math.floor(part * LINES)
    if (quarters > told && quarters < LINES) say(`Voice: ${Math.round((quarters / LINES) * 100)} % is there.`)
    told = Math.max(told, quarters)
  }
  try {
    await prepareVoice(folder, { report, ...options })
    say('Voice: ready. Questions can be heard, and answers spoken.')
    return null
  } catch (cause) {
    complain(`Voice: not ready, ${cause.message}.`)
    complain('All else works. The next npm start, or npm run voice, goes on where this stopped.')
    return cause.message
  }
}
