import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { done, fail, type Result } from '../../domain/result.ts'
import { Dictation, LONGEST_MS, type Worked } from './dictation.ts'

const STREAM = {} as MediaStream
const piece = (words: string) => new Blob([words], { type: 'audio/webm;codecs=opus' })

/** A microphone, a browser that keeps pieces, and a server; `say` is heard by whatever records. */
function studio() {
  const kept: Blob[] = []
  const seen = { worked: [] as string[], denied: [] as string[], failed: [] as unknown[], open: 0 }
  const world = {
    microphone: (async () => done(STREAM)) as () => Promise<Result<MediaStream, string>>,
    work: async (_sound: Blob, _signal: AbortSignal): Promise<Worked> => 'taken',
    say: (_words: string): void => {},
    unplug: (): void => {},
  }
  const dictation = new Dictation({
    microphone: async () => {
      const opened = await world.microphone()
      if (opened.ok) seen.open++
      return opened
    },
    close: () => seen.open--,
    recorder: (_, onPiece, onEnd) => {
      world.say = (words) => onPiece(piece(words))
      world.unplug = onEnd
      return {
        type: 'audio/webm',
        level: () => 0.5,
        stop: async () => {
          onPiece(piece(' end'))
          onEnd()
        },
      }
    },
    keep: async (place, one) => {
      kept[place - 1] = one
    },
    kept: async () => (kept.length > 0 ? new Blob(kept, { type: 'audio/webm' }) : null),
    forget: async () => {
      kept.length = 0
    },
    work: async (sound, signal) => {
      seen.worked.push(await sound.text())
      return world.work(sound, signal)
    },
    isWorthKeeping: (problem) => problem !== 'not understood',
    onRecording: () => {},
    onDenied: (why) => seen.denied.push(why),
    onFailed: (problem) => seen.failed.push(problem),
    now: () => 0,
  })
  return { dictation, world, seen, kept }
}

describe('what is said', () => {
  test('is recorded, worked on whole, and forgotten by the browser once the server has it', async () => {
    const { dictation, world, seen, kept } = studio()
    await dictation.record()
    expect(dictation.state()).toMatchObject({ kind: 'recording' })
    world.say('we wind')
    world.say(' the coil')
    await vi.waitFor(() => expect(kept).toHaveLength(2))
    await dictation.stop()
    expect(seen).toMatchObject({ worked: ['we wind the coil end'], open: 0, failed: [] })
    expect(dictation.state()).toMatchObject({ kind: 'answered', sound: { type: 'audio/webm' } })
    expect(kept).toEqual([])
  })

  test('is busy from the press until there is an answer', async () => {
    const { dictation, world } = studio()
    const states: string[] = []
    dictation.subscribe(() => states.push(`${dictation.state().kind} ${dictation.isBusy()}`))
    await dictation.record()
    world.say('x')
    await dictation.stop()
    expect(states).toEqual(['opening true', 'recording true', 'processing true', 'answered false'])
  })

  test('can be said again, in the place of what was said before', async () => {
    const { dictation, world, seen } = studio()
    for (const words of ['first', 'second']) {
      await dictation.record()
      world.say(words)
      await dictation.stop()
    }
    expect(seen.worked).toEqual(['first end', 'second end'])
  })

  test('is thrown away when that is wanted', async () => {
    const { dictation, world, seen, kept } = studio()
    await dictation.record()
    world.say('nonsense')
    await dictation.discard()
    expect(dictation.state()).toEqual({ kind: 'idle', left: null })
    expect([seen.worked, seen.open, kept]).toEqual([[], 0, []])
  })

  test('ends by itself when the microphone is taken away', async () => {
    const { dictation, world, seen } = studio()
    await dictation.record()
    world.say('half a sen')
    world.unplug()
    await vi.waitFor(() => expect(dictation.state().kind).toBe('answered'))
    expect(seen.worked).toEqual(['half a sen end'])
  })
})

describe('nothing is lost', () => {
  test('when the server does not answer: the recording is there to be sent again', async () => {
    const { dictation, world, seen, kept } = studio()
    world.work = () => Promise.reject(new Error('away'))
    await dictation.record()
    world.say('kept')
    await dictation.stop()
    expect(seen.failed).toEqual([new Error('away')])
    expect(dictation.state()).toMatchObject({ kind: 'idle', left: { type: 'audio/webm' } })
    expect(kept).toHaveLength(2)
    world.work = async () => 'taken'
    await dictation.sendLeft()
    expect(seen.worked).toEqual(['kept end', 'kept end'])
    expect(kept).toEqual([])
  })

  test('unless it was heard and would come to nothing again', async () => {
    const { dictation, world, seen, kept } = studio()
    world.work = () => Promise.reject('not understood')
    await dictation.record()
    world.say('make it nicer')
    await dictation.stop()
    expect(seen.failed).toEqual(['not understood'])
    expect(dictation.state()).toEqual({ kind: 'idle', left: null })
    expect(kept).toEqual([])
  })

  test('when the page is left in the middle: whoever comes back finds it', async () => {
    const { dictation, world, seen, kept } = studio()
    await dictation.record()
    world.say('in the middle')
    dictation.leave()
    expect(seen.open).toBe(0)
    await vi.waitFor(() => expect(kept).toHaveLength(2))
    expect(seen.worked).toEqual([])
  })

  test('when the work is called off, of which nothing is told', async () => {
    const { dictation, world, seen } = studio()
    world.work = (_, signal) => new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    await dictation.record()
    world.say('slow')
    const stopped = dictation.stop()
    await vi.waitFor(() => expect(seen.worked).toHaveLength(1))
    dictation.cancel()
    await stopped
    expect(seen.failed).toEqual([])
    expect(dictation.state()).toMatchObject({ kind: 'idle', left: { type: 'audio/webm' } })
  })

  test('of a recording that was made before a reload', async () => {
    const { dictation, kept, seen } = studio()
    kept.push(piece('from before'))
    await dictation.arrive()
    expect(dictation.state()).toMatchObject({ kind: 'idle', left: { type: 'audio/webm' } })
    await dictation.sendLeft()
    expect(seen.worked).toEqual(['from before'])
  })
})

describe('the microphone', () => {
  test('that is refused changes nothing, and is told', async () => {
    const { dictation, world, seen } = studio()
    world.microphone = async () => fail('Could not access microphone')
    await dictation.record()
    expect(dictation.state()).toEqual({ kind: 'idle', left: null })
    expect(seen.denied).toEqual(['Could not access microphone'])
  })

  test('that is granted when nobody waits for it any more is given back', async () => {
    const { dictation, seen } = studio()
    const recording = dictation.record()
    dictation.leave()
    await recording
    expect(seen.open).toBe(0)
  })

  describe('left open', () => {
    beforeEach(() => void vi.useFakeTimers())
    afterEach(() => void vi.useRealTimers())

    test('is closed after the longest recording that is taken, which is worked on', async () => {
      const { dictation, world, seen } = studio()
      await dictation.record()
      world.say('on and on')
      await vi.advanceTimersByTimeAsync(LONGEST_MS)
      expect(seen).toMatchObject({ worked: ['on and on end'], open: 0 })
    })
  })
})
