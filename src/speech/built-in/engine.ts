import { type ChildProcess, fork } from 'node:child_process'
import { done, fail, type Result } from '../../domain/result.ts'
import { type SpeechProblem, speechProblem } from '../speech.ts'
import type { EngineAnswer, EngineOrder } from './engine-message.ts'

/** How the engine is started, and what it may take. Times in milliseconds. */
export type EngineConfig = {
  file: string
  execArgv: readonly string[]
  folder: string
  /** How many orders may wait; one more is refused. */
  waiting: number
  /** One order may take so long; then the engine is ended, and the next order has a new one. */
  longest_ms: number
  /** An engine that has nothing to do is ended: it takes half a gigabyte. */
  idle_ms: number
}

/** What became of an order. */
export type Outcome = Result<Given, SpeechProblem>

/** What an order that went well comes to. */
export type Given = Exclude<EngineAnswer, { problem: unknown }>

type Waiting = { order: EngineOrder; settle: (outcome: Outcome) => void; signal: AbortSignal | undefined }

/** Gives one order after another to a process of its own, which is started when there is something to do. */
export class Engine {
  readonly #config: EngineConfig
  readonly #queue: Waiting[] = []
  #child: ChildProcess | null = null
  #isClosed = false
  #running: Waiting | null = null
  #idle: NodeJS.Timeout | undefined
  #limit: NodeJS.Timeout | undefined

  constructor(config: EngineConfig) {
    this.#config = config
  }

  /** Does something as soon as those before it are done. */
  run(order: EngineOrder, signal?: AbortSignal): Promise<Outcome> {
    if (signal?.aborted || this.#isClosed) return Promise.resolve(fail(speechProblem('CANCELLED')))
    if (this.#queue.length >= this.#config.waiting) return Promise.resolve(fail(speechProblem('BUSY')))
    return new Promise((settle) => {
      const one: Waiting = { order, settle, signal }
      signal?.addEventListener('abort', () => this.#cancel(one), { once: true })
      this.#queue.push(one)
      this.#next()
    })
  }

  /** Ends the process; what is waiting and what comes later is cancelled. */
  async close(): Promise<void> {
    this.#isClosed = true
    for (const { settle } of this.#queue.splice(0)) settle(fail(speechProblem('CANCELLED')))
    this.#end(speechProblem('CANCELLED'))
  }

  #next(): void {
    if (this.#running) return
    const one = this.#queue.shift()
    clearTimeout(this.#idle)
    if (!one) {
      this.#idle = setTimeout(() => this.#end(null), this.#config.idle_ms).unref()
      return
    }
    this.#running = one
    const child = this.#child ?? this.#start()
    this.#limit = setTimeout(() => this.#end(speechProblem('FAILED')), this.#config.longest_ms)
    child.once('message', (answer: EngineAnswer) => {
      this.#settle(one, 'problem' in answer ? fail(speechProblem(answer.problem)) : done(answer))
    })
    child.send(one.order, (reason) => reason && this.#end(speechProblem('FAILED')))
  }

  #settle(one: Waiting, outcome: Outcome): void {
    if (this.#running !== one) return
    this.#running = null
    clearTimeout(this.#limit)
    this.#child?.removeAllListeners('message')
    one.settle(outcome)
    this.#next()
  }

  #cancel(one: Waiting): void {
    const at = this.#queue.indexOf(one)
    if (at >= 0) this.#queue.splice(at, 1)
    if (this.#running === one) this.#end(speechProblem('CANCELLED'))
    else if (at >= 0) one.settle(fail(speechProblem('CANCELLED')))
  }

  #start(): ChildProcess {
    const { file, execArgv, folder } = this.#config
    const child = fork(file, [folder], {
      execArgv: [...execArgv],
      env: { PATH: process.env.PATH, NODE_ENV: process.env.NODE_ENV },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    const gone = () => {
      if (this.#child === child) this.#end(speechProblem('FAILED'))
    }
    child.on('close', gone).on('error', gone)
    this.#child = child
    return child
  }

  /** Ends the process; who was waiting for it is told the problem. */
  #end(problem: SpeechProblem | null): void {
    const [child, running] = [this.#child, this.#running]
    this.#child = null
    clearTimeout(this.#idle)
    child?.kill('SIGKILL')
    if (running && problem) this.#settle(running, fail(problem))
  }
}
