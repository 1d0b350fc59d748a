import { expect, test } from 'vitest'
import { saidCommand } from './said-command.ts'

test.each([
  ['Repeat.', 'repeat'],
  ['Um, say that again, please.', 'repeat'],
  ['Skip this question.', 'skip'],
  ['OK, next question!', 'next'],
  ['Go back', 'previous'],
  ['Stop. ', 'stop'],
])('“%s” is a command', (said, command) => expect(saidCommand(said)).toBe(command))

test.each(['We repeat the test five times.', 'The pump stops at 40 bar.', 'Next, we wind the coil.', 'Skip welding', 'please', '', '...'])(
  '“%s” is an answer',
  (said) => expect(saidCommand(said)).toBeNull(),
)
