import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { runnerImport } from 'vite'

const DOCUMENT = 'plain.html'
const RENDERING = '/src/web/plain/rendered-page.tsx'
/** The finished plan that anybody may look at: its Word document as the product exports it, and the solicitation that it answers. */
const EXAMPLE = { rendering: '/src/web/plain/example/example-word.ts', word: 'plain/example.docx', solicitation: 'N251-071.pdf' }
const ADDRESSES = '/src/contract/screens.ts'

/** Renders the pages that are for everybody when the product is built, each from the built plain.html; in development whenever one is asked for. */
export function plainPages() {
  let root = process.cwd()
  return {
    name: 'plain-pages',
    configResolved(config) {
      root = config.root
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir }, bundle) {
        const [{ renderedPage }, { SCREENS, plainFile }] = await Promise.all([RENDERING, ADDRESSES].map((path) => sourceOf(root, path)))
        const document = withFont(await readFile(join(dir, DOCUMENT), 'utf8'), bundle)
        for (const path of SCREENS.plain) {
          const file = join(dir, plainFile(path))
          await mkdir(dirname(file), { recursive: true })
          await writeFile(file, renderedPage(path, document))
        }
        await rm(join(dir, DOCUMENT))
        const { exampleWord } = await sourceOf(root, EXAMPLE.rendering)
        await writeFile(join(dir, EXAMPLE.word), await exampleWord())
        await copyFile(join(root, 'samples', EXAMPLE.solicitation), join(dir, 'plain', EXAMPLE.solicitation))
      },
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const path = request.url?.split('?', 1)[0] ?? ''
        try {
          const { plainFile } = await server.ssrLoadModule(ADDRESSES)
          if (request.method !== 'GET' || plainFile(path) === undefined) return next()
          const document = await server.transformIndexHtml(path, await readFile(join(root, DOCUMENT), 'utf8'))
          const { renderedPage } = await server.ssrLoadModule(RENDERING)
          response.setHeader('content-type', 'text/html').end(renderedPage(path, document))
        } catch (problem) {
          next(problem)
        }
      })
    },
  }
}

async function sourceOf(root, path) {
  const { module } = await runnerImport(path, { root, configFile: false, logLevel: 'error' })
  return module
}

/** The letters of the first lines are fetched at once, not when the style sheet has been read. */
function withFont(document, bundle) {
  const font = Object.keys(bundle).find((name) => /public-sans-latin-wght-normal.*\.woff2$/.test(name))
  if (!font) throw new Error('The font of the pages is not among the built files')
  return document.replace('<!--head-->', `<!--head--><link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin />`)
}
