import { spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'

/** The ways a command's output is shown: kept, without colours, to be told when it fails; or as it comes. */
const STDIO = { quiet: ['ignore', 'pipe', 'pipe'], shown: ['ignore', 'inherit', 'inherit'] }

/**
 * Runs a program and tells how it ended: its exit code (1 when it could not be started or was ended by a signal),
 * and what it printed when `output` is quiet. A signal to us ends it too.
 */
export function command(program, args, { output = 'quiet', env = {}, limitMs = 0, shell = false, cwd = process.cwd() } = {}) {
  return new Promise((resolve) => {
    let printed = ''
    const child = spawn(program, args, {
      stdio: STDIO[output],
      env: { ...process.env, ...env },
      timeout: limitMs,
      shell,
      cwd,
    })
    const end = (signal) => {
      child.kill(signal)
      process.exit(signal === 'SIGINT' ? 130 : 143)
    }
    process.once('SIGINT', end).once('SIGTERM', end)
    const done = (code) => {
      process.off('SIGINT', end).off('SIGTERM', end)
      resolve({ code, printed: stripVTControlCharacters(printed) })
    }
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (printed += chunk))
    child.once('error', (error) => {
      printed += error.message
      done(1)
    })
    child.once('close', (code) => done(code ?? 1))
  })
}

/** Runs a library's own command-line program with this Node, without npx. */
export function tool(file, args, options) {
  return command(process.execPath, [`node_modules/${file}`, ...args], options)
}

/** Runs npm: the very one that started us, else the one on the PATH. */
export function npm(args, options) {
  const own = process.env.npm_execpath
  if (own?.endsWith('.js')) return command(process.execPath, [own, ...args], options)
  return command('npm', args, { ...options, shell: process.platform === 'win32' })
}
