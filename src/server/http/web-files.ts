import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { isScreen, plainFile } from '../../contract/screens.ts'
import { answerProblem } from './problems.ts'

/** Where the built web files are, seen from the built server and from its source. */
export const WEB_FOLDER = fileURLToPath(new URL(import.meta.url.endsWith('.ts') ? '../../../dist/web' : '../web', import.meta.url))

/** Serves the web files; every address that is neither a file nor a call gets the app, which shows the screen there or its own 404 page (spec §2). */
export async function serveWeb(app: FastifyInstance, folder: string): Promise<void> {
  const isBuilt = existsSync(join(folder, 'index.html'))
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      globIgnore: ['**/*.{br,gz}'],
      preCompressed: true,
      cacheControl: false,
      index: false,
      setHeaders: fileHeaders,
    })
  }
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? ''
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') && !['api', 'topics', 'assets'].includes(path.split('/')[1] ?? '')
    if (!isPage) return answerProblem(reply, { code: 'NOT_FOUND', message: 'There is no such call.' })
    if (!isBuilt) return notBuilt(reply)
    // asked for by browsers wherever no page names an icon: with an answer of a call, for one
    if (path === '/favicon.ico') return reply.sendFile('icon.svg')
    // a page that is not there has nothing to be asked about later: with a fingerprint a browser would be told that it has not changed
    const plain = plainFile(path)
    if (plain !== undefined) return reply.sendFile(plain)
    return isScreen(path) ? reply.sendFile('index.html') : reply.code(404).sendFile('index.html', { etag: false, lastModified: false })
  })
}

/** The worker that takes a stranger's PDF apart: it may unfold scanned pictures with code that was built for that, and reach nobody. */
const PDF_WORKER = '/assets/pdf.worker'
const PDF_WORKER_POLICY = "default-src 'none'; script-src 'wasm-unsafe-eval'"

/** Built files carry a hash of their content in their name; the page that names them does not. */
function fileHeaders(reply: FastifyReply, path: string): void {
  const file = path.replaceAll('\\', '/')
  const isHashed = file.includes('/assets/')
  reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
  if (file.includes(PDF_WORKER)) reply.header('content-security-policy', PDF_WORKER_POLICY)
}

function notBuilt(reply: FastifyReply): FastifyReply {
  return answerProblem(reply, {
    code: 'UNAVAILABLE',
    message: 'The web pages are not built yet. Run "npm run build", or open the address of "npm run dev".',
  })
}
