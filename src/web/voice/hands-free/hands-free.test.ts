import { describe, expect, test, vi } from 'vitest'
import type { VoiceCommand } from '../../../domain/voice-session.ts'
import { interview } from '../testing/interview.ts'

const QUESTIONS = ['Who?', 'With what?', 'By when?']
const commandsOf = ({ commands }: { commands: [VoiceCommand, string][] }) => commands.map(([cmd]) => cmd)

test('asks, hears until the pause, has it written down, shows it, and asks the next question, to the last', async () => {
  const { handsFree, seen, listened, notify, is, pass } = interview(QUESTIONS, ['Ana Ruiz.', 'With a torque wrench.', 'In June.'])
  await handsFree.start()
  for (const nth of [1, 2, 3]) {
    await is('listening')
    expect(listened).toHaveLength(nth)
    notify({ kind: 'speech' })
    expect(handsFree.state()).toEqual({ kind: 'listening', isSpeaking: true })
    notify({ kind: 'pause' })
    await is('answered')
    pass()
  }
  await is('off')
  expect(seen.spoken).toEqual(QUESTIONS)
  expect(commandsOf(seen)).toEqual(['speak', 'listen', 'next', 'speak', 'listen', 'next', 'speak', 'listen', 'next', 'stop'])
  expect(seen.commands.filter(([cmd]) => cmd === 'speak').map(([, text]) => text)).toEqual(QUESTIONS)
  expect(seen).toMatchObject({ last: 1, closed: 1, failed: [] })
})

describe('at a question, one can', () => {
  const at = async (said: readonly (string | null)[] = []) => {
    const asked = interview(QUESTIONS, said)
    await asked.handsFree.start()
    await asked.is('listening')
    return asked
  }

  test('say that it be repeated, which is no answer', async () => {
    const { seen, notify, is } = await at(['Repeat, please.'])
    notify({ kind: 'pause' })
    await vi.waitFor(() => expect(seen.spoken).toEqual(['Who?', 'Who?']))
    await is('listening')
    expect(commandsOf(seen)).toEqual(['speak', 'listen', 'repeat', 'listen'])
  })

  test('skip it, go back, and stop, by word or by hand', async () => {
    const { handsFree, seen, notify, is } = await at(['Skip.', 'Go back.', 'Stop.'])
    for (const question of ['With what?', 'Who?']) {
      notify({ kind: 'pause' })
      await vi.waitFor(() => expect(seen.spoken.at(-1)).toBe(question))
      await is('listening')
    }
    await handsFree.follow('previous')
    await is('listening')
    expect(seen.spoken.at(-1)).toBe('Who?')
    notify({ kind: 'pause' })
    await is('off')
    expect([seen.last, seen.closed]).toEqual([0, 1])
  })

  test('stay where one is to look at what was written', async () => {
    const { handsFree, seen, notify, is, pass } = await at(['Ana Ruiz.'])
    notify({ kind: 'pause' })
    await is('answered')
    handsFree.stay()
    pass()
    await is('waiting')
    expect(seen.spoken).toEqual(['Who?'])
    await handsFree.follow('next')
    await vi.waitFor(() => expect(seen.spoken.at(-1)).toBe('With what?'))
  })

  test('end it while one speaks: what was said is written down all the same', async () => {
    const { handsFree, notify, is } = await at(['Ana Ruiz.'])
    notify({ kind: 'speech' })
    await handsFree.stop()
    await is('off')
    notify({ kind: 'pause' })
    expect(handsFree.isOn()).toBe(false)
  })

  test('say nothing for a minute: it waits, and goes on when asked to', async () => {
    const { handsFree, seen, is, pass } = await at([null])
    pass()
    await is('waiting')
    expect(handsFree.state()).toMatchObject({ why: expect.stringMatching(/^Your answer was not written down/) })
    expect(seen.discarded).toBe(0)
    await handsFree.follow('repeat')
    await is('listening')
  })

  test('think for a minute once one has begun: it goes on listening', async () => {
    const { notify, is, pass } = await at(['Ana Ruiz.'])
    notify({ kind: 'speech' })
    pass()
    await is('listening')
    notify({ kind: 'pause' })
    await is('answered')
  })
})

describe('goes on or says why not', () => {
  test('when what was said could not be written down', async () => {
    const { handsFree, notify, is } = interview(QUESTIONS, [null])
    await handsFree.start()
    await is('listening')
    notify({ kind: 'pause' })
    await is('waiting')
    expect(handsFree.state()).toMatchObject({ why: expect.stringMatching(/^Your answer was not written down/) })
  })

  test('when the microphone may not be used', async () => {
    const { handsFree, world, is } = interview(QUESTIONS)
    world.record = async () => false
    await handsFree.start()
    await is('waiting')
  })

  test.each([
    ['there can be no session', 'open'],
    ['the session is not known any more', 'command'],
  ] as const)('when %s', async (_, part) => {
    const { handsFree, seen, world, is } = interview(QUESTIONS)
    world[part] = () => Promise.reject(new Error('gone'))
    await handsFree.start()
    await is('off')
    expect(seen.failed).toEqual([new Error('gone')])
  })

  test('when the line is lost: what is being recorded goes on', async () => {
    const { handsFree, seen, notify, is } = interview(QUESTIONS)
    await handsFree.start()
    await is('listening')
    notify({ kind: 'lost', problem: 'away' })
    await is('off')
    expect(seen).toMatchObject({ failed: ['away'], discarded: 0, closed: 1 })
  })

  test('when nobody looks any more', async () => {
    const { handsFree, seen, is, leave } = interview(QUESTIONS)
    await handsFree.start()
    await is('listening')
    leave()
    handsFree.leave()
    await is('off')
    expect([commandsOf(seen).at(-1), seen.closed]).toEqual(['stop', 1])
  })

  test('while the line is being opened: it is closed as soon as it is there, and nothing is said of it', async () => {
    const { handsFree, seen, world, is } = interview(QUESTIONS)
    let open = () => {}
    world.open = () => new Promise<void>((done) => (open = done))
    const starting = handsFree.start()
    handsFree.leave()
    open()
    await starting
    await is('off')
    expect(seen).toMatchObject({ failed: [], closed: 1, spoken: [] })
  })

  test('at the question to which one went while the line was being opened', async () => {
    const { handsFree, seen, world, turn, is } = interview(QUESTIONS)
    let open = () => {}
    world.open = () => new Promise<void>((done) => (open = done))
    const starting = handsFree.start()
    turn()
    open()
    await starting
    await is('listening')
    expect(seen).toMatchObject({ failed: [], closed: 0, spoken: ['With what?'] })
  })

  test('when the line does not open: that is told once', async () => {
    const { handsFree, seen, world, is } = interview(QUESTIONS)
    world.open = async () => {
      throw new Error('away')
    }
    await handsFree.start()
    await is('off')
    expect(seen.failed).toHaveLength(1)
  })

  test('once: a second start changes nothing', async () => {
    const { handsFree, seen, is } = interview(QUESTIONS)
    void handsFree.start()
    await handsFree.start()
    await is('listening')
    expect(seen.spoken).toEqual(['Who?'])
  })
})
