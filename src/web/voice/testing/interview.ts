import { expect, vi } from 'vitest'
import type { VoiceCommand } from '../../../domain/voice-session.ts'
import { type Desk, HandsFree, type HandsFreePorts } from '../hands-free/hands-free.ts'
import type { LineNotice } from '../hands-free/line.ts'

/** What the fake microphone hears with. */
export const MICROPHONE = {} as MediaStream

/** What surrounds an interview: a line that opens, a voice that says, waiting that is let pass, and all that was seen of them. */
function surroundings() {
  const seen = {
    commands: [] as [VoiceCommand, string][],
    spoken: [] as string[],
    failed: [] as unknown[],
    discarded: 0,
    last: 0,
    closed: 0,
  }
  const told = { notify: (_: LineNotice): void => {} }
  const passes: (() => void)[] = []
  const world = { open: async () => {}, record: async () => true, command: async (_cmd: VoiceCommand): Promise<void> => {} }
  const listened: MediaStream[] = []
  const ports: HandsFreePorts = {
    open: async (onNotice) => {
      await world.open()
      told.notify = onNotice
      return {
        command: async (cmd, text = '') => {
          seen.commands.push([cmd, text])
          await world.command(cmd)
        },
        listen: (stream) => void listened.push(stream),
        rest: () => {},
        close: () => {
          seen.closed += 1
        },
      }
    },
    say: async (text) => void seen.spoken.push(text),
    wait: (_, signal) =>
      new Promise((over) => {
        passes.push(over)
        signal.addEventListener('abort', () => over())
      }),
    onFailed: (problem) => void seen.failed.push(problem),
    onLast: () => {
      seen.last += 1
    },
  }
  return { seen, world, told, passes, listened, ports }
}

/** An interview of questions that are answered one after the other with what is said; times pass when they are let. */
export function interview(questions: readonly string[], said: readonly (string | null)[] = []) {
  const { seen, world, told, passes, listened, ports } = surroundings()
  const heard = [...said]
  const handsFree = new HandsFree(ports)
  let at = 0
  let leave = () => {}
  const desk = (): Desk => ({
    question: questions[at] ?? '',
    record: async () => {
      const isOpen = await world.record()
      if (isOpen) handsFree.recording(MICROPHONE)
      return isOpen
    },
    finish: async () => heard.shift() ?? null,
    discard: async () => {
      seen.discarded += 1
    },
    go: (way) => {
      const to = at + (way === 'previous' ? -1 : 1)
      if (questions[to] === undefined) return false
      at = to
      sit()
      return true
    },
  })
  const sit = () => {
    leave()
    leave = handsFree.sit(desk())
  }
  sit()
  return {
    handsFree,
    seen,
    world,
    listened,
    notify: (notice: LineNotice) => told.notify(notice),
    is: (state: string) => vi.waitFor(() => expect(handsFree.state().kind).toBe(state)),
    /** All waiting is over. */
    pass: () => {
      for (const over of passes.splice(0)) over()
    },
    leave: () => leave(),
    /** Goes to the next question by hand. */
    turn: () => {
      at += 1
      sit()
    },
  }
}
