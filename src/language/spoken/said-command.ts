/** What can be asked for in an interview by saying it. */
export type SaidCommand = 'next' | 'previous' | 'repeat' | 'skip' | 'stop'

/** The words of each, as people are told them and as they come to mind instead. */
const WORDS: Record<SaidCommand, readonly string[]> = {
  repeat: [
    'repeat',
    'repeat that',
    'repeat the question',
    'repeat the question please',
    'again',
    'say that again',
    'say it again',
    'pardon',
  ],
  skip: ['skip', 'skip it', 'skip this', 'skip that', 'skip this one', 'skip this question', 'skip the question', 'pass'],
  next: ['next', 'next one', 'next question', 'the next question', 'go on', 'continue'],
  previous: ['previous', 'previous question', 'the previous question', 'back', 'go back', 'go back one'],
  stop: ['stop', 'stop it', 'stop here', 'stop the interview', 'stop listening', 'end the interview'],
}

const COMMANDS = new Map(Object.entries(WORDS).flatMap(([command, words]) => words.map((one) => [one, command as SaidCommand] as const)))

const POLITE = new Set(['please', 'okay', 'ok', 'um', 'uh', 'so', 'thanks'])

/** The command that was said and nothing besides it; null for everything else, which is an answer. */
export function saidCommand(transcript: string): SaidCommand | null {
  const words = transcript.toLowerCase().match(/[\p{L}’']+/gu) ?? []
  return COMMANDS.get(words.filter((word) => !POLITE.has(word)).join(' ')) ?? null
}
