import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'

/** How often a transfer that broke off is taken up again. */
const TRIES = 4

/** A transfer of which nothing comes for so long, in milliseconds, has broken off. */
const SILENCE_MS = 60_000

/** npm's fingerprint of a file: "sha512-…". */
export async function integrityOf(file) {
  const hash = createHash('sha512')
  await pipeline(createReadStream(file), hash)
  return `sha512-${hash.digest('base64')}`
}

/** What a failure means to who is waiting, by its code; others are told as they are. */
const MEANINGS = {
  ENOTFOUND: 'there is no way to the registry',
  EAI_AGAIN: 'there is no way to the registry',
  ECONNREFUSED: 'there is no way to the registry',
  ENETUNREACH: 'there is no way to the registry',
  ENOSPC: 'the disk is full',
}

/**
 * Fetches a file, going on where an earlier try broke off, and keeps it only when it has the fingerprint. `report` hears how many bytes of it are
 * there. Throws with a sentence when it cannot be had.
 */
export async function download({ url, integrity, to, report = () => {}, silence_ms = SILENCE_MS }) {
  if (existsSync(to) && (await integrityOf(to)) === integrity) return
  mkdirSync(dirname(to), { recursive: true })
  const part = `${to}.part`
  let problem = ''
  for (let tries = 0; tries < TRIES; tries += 1) {
    problem = await rest({ url, part, report, silence_ms })
    if (problem !== '') continue
    if ((await integrityOf(part)) === integrity) return renameSync(part, to)
    // what was kept of an earlier try belonged to something else
    rmSync(part)
    problem = 'it is not the file that was expected'
  }
  throw new Error(`${url} could not be fetched: ${problem}`)
}

/** Fetches what is not there yet; gives why it could not, an empty text when all is there. */
async function rest({ url, part, report, silence_ms }) {
  const there = existsSync(part) ? statSync(part).size : 0
  const silence = new AbortController()
  const timer = setTimeout(() => silence.abort(new Error('the registry fell silent')), silence_ms)
  const heard = (bytes) => {
    timer.refresh()
    report(bytes)
  }
  try {
    const { signal } = silence
    const answer = await fetch(url, { signal, headers: there > 0 ? { range: `bytes=${there}-` } : {} })
    if (answer.status === 416) return ''
    if (!answer.ok || !answer.body) return `the registry answered ${answer.status}`
    const isRest = answer.status === 206
    await pipeline(answer.body, counted(isRest ? there : 0, heard), createWriteStream(part, { flags: isRest ? 'a' : 'w' }), { signal })
    return ''
  } catch (cause) {
    return whyNot(silence.signal.aborted ? silence.signal.reason : cause)
  } finally {
    clearTimeout(timer)
  }
}

function whyNot(cause) {
  const code = cause.cause?.code ?? cause.code
  return MEANINGS[code] ? `${MEANINGS[code]} (${code})` : (code ?? cause.message)
}

/** Passes the bytes on, and tells how many there are by now. */
function counted(there, report) {
  let bytes = there
  return async function* (chunks) {
    for await (const chunk of chunks) {
      bytes += chunk.length
      report(bytes)
      yield chunk
    }
  }
}
