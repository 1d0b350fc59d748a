import { after, says, slowly } from './fake-answers.ts'
import { fakeProvider } from './fake-provider.ts'
import { fittingAnswer } from './fitting-answer.ts'

/** The fake provider as a program. PORT: where it listens; LATENCY_MS: before the first byte; TOKEN_MS: between two tokens. */
const number = (name: string, otherwise: number) => Number(process.env[name] ?? otherwise)
const latency_ms = number('LATENCY_MS', 0)
const token_ms = number('TOKEN_MS', 0)

const provider = await fakeProvider((request) => after(latency_ms, slowly(token_ms, says(fittingAnswer(request)))), number('PORT', 11434))
console.log(`The fake language model answers at ${provider.url}`)

process.on('SIGTERM', () => provider.close()).on('SIGINT', () => provider.close())
