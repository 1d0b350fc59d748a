import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { requireNode } from './setup/node-version.mjs'

/** `npm run dev`: the server restarts and the page reloads as files are saved. Ends as a whole when either half ends. */
requireNode(process.versions.node)
process.chdir(fileURLToPath(new URL('..', import.meta.url)))
const { install } = await import('./setup/installation.mjs')
await install()

// the pages come from Vite, so that is the address whose requests the accounts have to trust
const WEB = 'http://127.0.0.1:5173'

const halves = [
  ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'src/server/main.ts'],
  ['node_modules/vite/bin/vite.js'],
].map((args) => spawn(process.execPath, args, { stdio: 'inherit', env: { PUBLIC_URL: WEB, ...process.env } }))

const stop = (code) => {
  for (const half of halves) half.kill('SIGTERM')
  process.exitCode ??= code
}
for (const half of halves) half.once('exit', (code) => stop(code ?? 0))
process.once('SIGINT', () => stop(0)).once('SIGTERM', () => stop(0))
