import { expect, onTestFinished, test } from 'vitest'
import { PAUSE_MS } from '../domain/voice-session.ts'
import { hiss, lineSound, voiceLike } from './testing/voice-like.ts'
import { type Activity, voiceActivity } from './voice-activity.ts'

const QUIET_SECONDS = PAUSE_MS / 1000

async function listener() {
  const activity = await voiceActivity()
  onTestFinished(activity.close)
  return activity
}

/** What is noticed of sounds that come in pieces as a browser sends them, one after the other. */
function noticed(take: (sound: Uint8Array) => Activity, sounds: readonly Uint8Array[], piece = 2048): Activity[] {
  const all = Buffer.concat(sounds)
  const told: Activity[] = []
  for (let at = 0; at < all.length; at += piece) told.push(take(all.subarray(at, at + piece)))
  return told.filter((one) => one !== null)
}

const speech = (seconds: number) => lineSound(seconds, (second) => voiceLike(second) + hiss(second))
const quiet = (seconds: number) => lineSound(seconds, hiss)

test('somebody begins to speak, and has ended after the pause that ends an answer', async () => {
  const { take } = await listener()
  expect(noticed(take, [quiet(2), speech(2)])).toEqual(['speech'])
  expect(noticed(take, [quiet(QUIET_SECONDS - 0.5)])).toEqual([])
  expect(noticed(take, [quiet(1)])).toEqual(['pause'])
})

test('whoever thinks of the next word has not ended', async () => {
  const { take } = await listener()
  expect(noticed(take, [speech(2), quiet(QUIET_SECONDS - 1), speech(2), quiet(QUIET_SECONDS - 1), speech(1)])).toEqual(['speech'])
})

test('silence and a noise that is as short as a cough are no beginning, and so no end', async () => {
  const { take } = await listener()
  expect(noticed(take, [quiet(20), speech(0.1), quiet(20)])).toEqual([])
})

test('what is heard does not hang on the pieces in which it comes, odd ones neither', async () => {
  const { take } = await listener()
  expect(noticed(take, [quiet(1), speech(2), quiet(4)], 333)).toEqual(['speech', 'pause'])
})

test('begun anew, it knows nothing of what was said before', async () => {
  const { take, begin } = await listener()
  noticed(take, [speech(2)])
  begin()
  expect(noticed(take, [quiet(10)])).toEqual([])
})

test('two who listen at once do not hear what the other one does', async () => {
  const [one, other] = [await listener(), await listener()]
  expect(noticed(one.take, [speech(2)])).toEqual(['speech'])
  expect(noticed(other.take, [quiet(6)])).toEqual([])
  expect(noticed(one.take, [quiet(4)])).toEqual(['pause'])
})
