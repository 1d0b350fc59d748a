import { BUILT_IN } from '../drafting/drafter.ts'
import { type Config, readConfig } from './config.ts'
import { connectedModel } from './connected-model.ts'
import { errorFacts } from './http/error-facts.ts'
import { drafterAtWork } from './model-drafting.ts'
import { openObserver } from './observing/open-observer.ts'
import { type RunningServer, startServer } from './server.ts'
import { startProblem } from './start-problem.ts'

/** The program: reads the environment, starts the server, says what is active, and stops cleanly on Ctrl-C or SIGTERM. */
async function main(): Promise<void> {
  let config: Config | null = null
  try {
    config = readConfig(process.env)
    const observer = await openObserver(config)
    const model = await connectedModel(config.language_model, observer)
    const server = await startServer(config, model, observer)
    const { label } = drafterAtWork(BUILT_IN, model)
    const database = config.postgresql ? 'PostgreSQL' : `embedded database in ${config.data_dir}`
    stopOnSignal(server)
    console.log(`Work Plan Builder is ready at ${config.public_url} (${label}, ${database})`)
  } catch (cause) {
    console.error(startProblem(cause, config))
    process.exit(1)
  }
}

/** Ctrl-C arrives twice, from the terminal and from npm; only a signal that comes later than this is meant as "at once". */
const MEANT_AFTER_MS = 2000

function stopOnSignal(server: RunningServer): void {
  let stoppingSince: number | null = null
  const stop = () => {
    if (stoppingSince !== null) {
      if (performance.now() - stoppingSince > MEANT_AFTER_MS) process.exit(1)
      return
    }
    stoppingSince = performance.now()
    server.stop().then(
      () => process.exit(0),
      (cause) => die(cause),
    )
  }
  process.on('SIGINT', stop).on('SIGTERM', stop)
}

/** What nobody caught ends the process; its message could hold what a person wrote, so only the bare facts are printed. */
function die(cause: unknown): void {
  console.error(`The server stopped unexpectedly: ${JSON.stringify(errorFacts(cause))}`)
  process.exit(1)
}

process.on('uncaughtException', die).on('unhandledRejection', die)
await main()
