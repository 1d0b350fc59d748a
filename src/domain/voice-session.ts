/** What may be asked of a hands-free interview: to speak a question, to hear the answer, and the ways through the questions. */
export const VOICE_COMMANDS = ['speak', 'listen', 'next', 'previous', 'repeat', 'skip', 'stop'] as const
export type VoiceCommand = (typeof VOICE_COMMANDS)[number]

/** How long somebody is silent who has finished an answer, in milliseconds: longer than one takes to think of the next word. */
export const PAUSE_MS = 3000

/** How many samples of sound a second go through the line of a voice session. */
export const LINE_RATE = 16_000
