import { describe, expect, test } from 'vitest'
import type { DraftProgress } from '../../domain/draft-progress.ts'
import { done, fail } from '../../domain/result.ts'
import type { WrittenBy } from '../../domain/written-by.ts'
import { builtInDrafter } from '../built-in/drafter.ts'
import type { DraftProblem } from '../drafter.ts'
import type { Following } from './ask.ts'
import { writeEach } from './pieces.ts'
import type { DraftingWork } from './work.ts'

const MODEL: WrittenBy = { kind: 'language-model', label: 'scripted-8b on localhost' }
const BUILT_IN: WrittenBy = { kind: 'built-in', label: 'Built-in drafter' }
const AWAY: DraftProblem = { code: 'PROVIDER_FAILED', message: 'Nothing answers.' }
const USED_UP: DraftProblem = { code: 'LIMIT_REACHED', message: 'Today’s calls are used up.' }

type Thing = { number: number; text: string; by: WrittenBy }
type How = (following: Following) => string | DraftProblem | Promise<string | DraftProblem>

/** What stands for a number, and how its writing goes: not at all where there is no way. */
type Given = { by: WrittenBy; how?: How }

const asked = (how: How): Given => ({ by: BUILT_IN, how })
const askedAgain = (how: How): Given => ({ by: MODEL, how })
const STANDS: Given = { by: MODEL }

async function writing(given: readonly Given[], some: Partial<DraftingWork> = {}) {
  const reported: DraftProgress[] = []
  const work: DraftingWork = {
    sources: () => Promise.reject(new Error('nobody reads sources here')),
    spending: { take: async () => done(null), book: async () => {}, giveBack: async () => {} },
    built_in: builtInDrafter,
    signal: new AbortController().signal,
    report: (progress) => reported.push(progress),
    ...some,
  }
  const standing = given.map(({ by }, at): Thing => ({ number: at + 1, text: `Before ${at + 1}`, by }))
  const outcome = await writeEach(work, MODEL, standing, {
    number: ({ number }) => number,
    author: ({ by }) => by,
    shownAs: ({ text }) => text,
    write: (one) => {
      const how = given[one.number - 1]?.how
      if (!how) return null
      return async (following) => {
        const said = await how(following)
        return typeof said === 'string' ? done({ ...one, text: said, by: MODEL }) : fail(said)
      }
    },
  })
  return { outcome, reported, last: reported.at(-1) }
}

const texts = (outcome: Awaited<ReturnType<typeof writing>>['outcome']) => (outcome.ok ? outcome.value.map(({ text }) => text) : outcome)

describe('a draft of several pieces', () => {
  test('fails when all of it was asked for and nothing came', async () => {
    const { outcome } = await writing([asked(() => AWAY), asked(() => AWAY)])
    expect(outcome).toEqual({ ok: false, problem: AWAY })
  })

  test('keeps what stands when the only piece that was asked for again fails, and says why', async () => {
    const { outcome, last } = await writing([STANDS, askedAgain(() => AWAY), STANDS])
    expect(texts(outcome)).toEqual(['Before 1', 'Before 2', 'Before 3'])
    expect(outcome.ok && outcome.value.map(({ by }) => by.kind)).toEqual(Array(3).fill('language-model'))
    expect(last).toMatchObject({ note: AWAY.message, pieces: [{ state: 'written' }, { state: 'kept', why: AWAY.message }, {}] })
  })

  test('keeps a model’s words also where all of them were asked for again', async () => {
    const { outcome } = await writing([askedAgain(() => AWAY), askedAgain(() => USED_UP)])
    expect(texts(outcome)).toEqual(['Before 1', 'Before 2'])
  })

  test('fails when nothing but another’s words would be left', async () => {
    const { outcome } = await writing([{ by: { kind: 'person', label: 'You' } }, asked(() => AWAY)])
    expect(outcome).toEqual({ ok: false, problem: AWAY })
  })

  test('fails for want of calls rather than for any other reason', async () => {
    const { outcome } = await writing([asked(() => AWAY), asked(() => USED_UP)])
    expect(outcome).toEqual({ ok: false, problem: USED_UP })
  })

  test('of which one alone is wanted fails when that one fails, whatever the others are', async () => {
    const { outcome } = await writing([STANDS, asked(() => AWAY)], { only: 2 })
    expect(outcome).toEqual({ ok: false, problem: AWAY })
  })

  test('is asked for nothing where all of it stands', async () => {
    const { outcome, last } = await writing([STANDS, { by: BUILT_IN }])
    expect(texts(outcome)).toEqual(['Before 1', 'Before 2'])
    expect(last?.pieces.map(({ state }) => state)).toEqual(['written', 'written'])
  })

  test('that was called off fails, also where something stands', async () => {
    const stop = new AbortController()
    const stopping = () => {
      stop.abort()
      return 'After 2'
    }
    const { outcome } = await writing([STANDS, askedAgain(stopping)], { signal: stop.signal })
    expect(outcome).toMatchObject({ ok: false, problem: { code: 'PROVIDER_FAILED' } })
  })
})

describe('a note', () => {
  const notes = (reported: readonly DraftProgress[]) => reported.map(({ note }) => note)

  test('goes away when the piece that it was about goes on', async () => {
    const { reported, last } = await writing([
      asked((following) => {
        following.note('The model asks to wait 20 s.')
        following.shown('')
        following.shown('After')
        following.checking()
        return 'After 1'
      }),
    ])
    expect(notes(reported)).toEqual([undefined, 'The model asks to wait 20 s.', undefined, undefined, undefined, undefined])
    expect(last?.pieces).toEqual([{ milestone_number: 1, state: 'written', text: 'After 1' }])
  })

  test('on another piece stays as long as that one waits', async () => {
    let goOn = () => {}
    const waiting = new Promise<void>((begin) => {
      goOn = begin
    })
    const { reported } = await writing([
      asked(async (following) => {
        following.note('The first one waits 60 s.')
        await waiting
        following.shown('After')
        return 'After 1'
      }),
      asked((following) => {
        following.note('The second one waits 1 s.')
        following.shown('After')
        goOn()
        return 'After 2'
      }),
    ])
    const [first, second] = ['The first one waits 60 s.', 'The second one waits 1 s.']
    expect(notes(reported).slice(0, 4)).toEqual([undefined, first, second, first])
    expect(notes(reported).at(-1)).toBeUndefined()
  })

  test('on why a piece is kept stays to the end', async () => {
    const goesOn: How = (following) => {
      following.shown('After')
      return 'After 2'
    }
    const { last } = await writing([asked(() => AWAY), asked(goesOn)])
    expect(last?.note).toBe(AWAY.message)
  })
})
