import childProcess from 'node:child_process'
import dgram from 'node:dgram'
import dns from 'node:dns'
import { syncBuiltinESMExports } from 'node:module'
import net from 'node:net'
import workerThreads from 'node:worker_threads'
import { isLoopback, isSealed, mayBeReached } from './hosts.ts'
import { type AnyFunction, refused, type Spawned, targetOf } from './targets.ts'

/** What went, or was kept from going, to another machine since the process was started. */
export type Connections = { sealed: boolean; allowed: number; refused: number }

/** What a child of a sealed process tells its parent for each connection that it refused. */
const TOLD = 'sealed: refused'

const counted: Connections = { sealed: false, allowed: 0, refused: 0 }

/** How many connections were let through to the database's machine, and how many were refused, here and in this process's children. */
export function connections(): Connections {
  return { ...counted }
}

/**
 * Keeps this process from other machines where `SEALED` says so, all but the one of `DATABASE_URL`: it connects to none, asks no name server for another
 * name, sends no datagram, and starts only itself, sealed too. It has to be called before anything else is loaded, so that nobody has kept a function as it was.
 */
export function sealIfAsked(environment: Record<string, string | undefined>): void {
  if (!isSealed(environment) || counted.sealed) return
  counted.sealed = true
  const isAllowed = mayBeReached(environment.DATABASE_URL)
  sealConnections(isAllowed)
  sealNames(isAllowed)
  sealDatagrams()
  sealChildren()
  syncBuiltinESMExports()
}

function refuse(): Error {
  counted.refused++
  // a parent that is gone is not told; refused it is all the same
  if (process.connected) process.send?.(TOLD, undefined, {}, () => {})
  return refused()
}

/** Also where it is made with `new`. */
function never(): never {
  throw refuse()
}

/** Every connection of Node is made by this one function: those of `http`, `https`, `tls`, `fetch`, web sockets, and of the drivers. */
function sealConnections(isAllowed: (host: string) => boolean): void {
  const { prototype } = net.Socket
  const { connect } = prototype
  prototype.connect = function (this: net.Socket, ...given: unknown[]) {
    const host = targetOf(given)
    if (host !== null && !isLoopback(host)) {
      if (!isAllowed(host)) return Reflect.apply(connect, this, [nowhere()])
      counted.allowed++
    }
    // a name of this machine that leads to another one
    if (host !== null && isLoopback(host)) this.on('lookup', (_, address) => isLoopback(address) || this.destroy(refuse()))
    return Reflect.apply(connect, this, given)
  } as typeof connect
}

/** Where a refused socket is sent in place of its target: it fails as one does whose host is not known, by the same steps of Node. */
function nowhere(): net.NetConnectOpts {
  const cause = refuse()
  return { host: 'sealed.invalid', port: 1, lookup: (_, __, told) => process.nextTick(() => told(cause, [])) }
}

/** Who asks a name server tells it, and whoever listens on the way, a text of their own choosing. */
function sealNames(isAllowed: (host: string) => boolean): void {
  const isKnown = (host: unknown) => typeof host === 'string' && (net.isIP(host) > 0 || isLoopback(host) || isAllowed(host))
  const callbacks = (name: string, original: AnyFunction): AnyFunction =>
    function (this: unknown, ...given) {
      if (name === 'lookup' && isKnown(given[0])) return Reflect.apply(original, this, given)
      const cause = isLoopback(String(given[0])) ? refused('ENOTFOUND') : refuse()
      const told = given.at(-1)
      if (typeof told !== 'function') throw cause
      process.nextTick(() => told(cause))
    }
  const promises = (name: string, original: AnyFunction): AnyFunction =>
    async function (this: unknown, ...given) {
      if (name === 'lookup' && isKnown(given[0])) return Reflect.apply(original, this, given)
      throw isLoopback(String(given[0])) ? refused('ENOTFOUND') : refuse()
    }
  for (const asker of [dns, dns.Resolver.prototype]) replaceAsking(asker, callbacks)
  for (const asker of [dns.promises, dns.promises.Resolver.prototype]) replaceAsking(asker, promises)
}

const ASKING = /^(?:lookup|lookupService|reverse|resolve\w*)$/

function replaceAsking(asker: object, by: (name: string, original: AnyFunction) => AnyFunction): void {
  for (let at = asker; at !== Object.prototype && at !== null; at = Object.getPrototypeOf(at)) {
    for (const name of Object.getOwnPropertyNames(at).filter((one) => ASKING.test(one))) {
      const original: unknown = Reflect.get(at, name)
      if (typeof original === 'function') Reflect.set(at, name, by(name, original as AnyFunction))
    }
  }
}

/** Nothing of the product speaks UDP. */
function sealDatagrams(): void {
  for (const name of ['send', 'connect']) Reflect.set(dgram.Socket.prototype, name, never)
}

/** The module that seals a process when it is loaded. It lies beside this one where both are built; what translates TypeScript as it runs is a program of its own, and is not started. */
const SEALING = new URL('./sealed.js', import.meta.url).href

/** A child is sealed before it loads anything, and reaches no database; what is not Node cannot be sealed, and is not started, and no thread is. */
function sealChildren(): void {
  const { prototype } = childProcess.ChildProcess as unknown as { prototype: { spawn: AnyFunction; emit: AnyFunction } }
  const { spawn, emit } = prototype
  prototype.spawn = function (this: unknown, options: Spawned) {
    if (options.file !== process.execPath) throw refuse()
    return Reflect.apply(spawn, this, [sealedSpawn(options)])
  } as AnyFunction
  prototype.emit = function (this: unknown, ...given) {
    if (given[0] !== 'message' || given[1] !== TOLD) return Reflect.apply(emit, this, given)
    counted.refused++
    return true
  }
  for (const name of ['spawnSync', 'execFileSync', 'execSync']) Reflect.set(childProcess, name, never)
  // what a thread is told to load ahead comes too late in some of them, and none is needed
  Reflect.set(workerThreads, 'Worker', never)
}

/** Ahead of all that a process is told to load; the first word is its own name. */
function sealedSpawn(options: Spawned): Spawned {
  const envPairs = [...(options.envPairs ?? []).filter((pair) => !/^(?:SEALED|DATABASE_URL)=/i.test(pair)), 'SEALED=1']
  return { ...options, args: options.args.toSpliced(1, 0, '--import', SEALING), envPairs }
}
