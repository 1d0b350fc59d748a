import { createHash } from 'node:crypto'
import { cpSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { defineConfig, type Plugin } from 'vite'

/** The migrations are files that the server reads when it starts, so they go where it looks for them: beside it. */
const migrations: Plugin = {
  name: 'migrations',
  closeBundle: () => cpSync('src/server/db/migrations', 'dist/server/migrations', { recursive: true }),
}

/** What is larger is read as a file, in bytes. */
const LARGE_DATA = 100_000

/** Large data lies beside the program and is read when it is loaded: as part of a program its text would stay in memory beside what was read of it. */
function dataBeside(): Plugin {
  const beside = new Map<string, string>()
  return {
    name: 'data-beside',
    enforce: 'pre',
    resolveId(source, importer) {
      const path = importer && source.endsWith('.json') ? resolve(dirname(importer), source) : null
      return path && source.startsWith('.') && statSync(path).size > LARGE_DATA ? `\0${path}.js` : null
    },
    load(id) {
      if (!id.startsWith('\0') || !id.endsWith('.json.js')) return null
      const path = id.slice(1, -3)
      const hash = createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 8)
      const name = `${basename(path, '.json')}-${hash}.json`
      beside.set(path, name)
      return `import { readFileSync } from 'node:fs'\nexport default JSON.parse(readFileSync(new URL('./${name}', import.meta.url), 'utf8'))`
    },
    closeBundle: () => {
      for (const [path, name] of beside) cpSync(path, `dist/server/${name}`)
    },
  }
}

/**
 * The server's half: plain files side by side in dist/server, libraries left in node_modules.
 * What whoever runs the server calls from a command line is an entry of its own. The reader's process, the one that hears and speaks and the thread that thinks are entries of their own, because they are started by their files; what
 * seals a process is loaded ahead of either.
 */
export default defineConfig({
  publicDir: false,
  plugins: [migrations, dataBeside()],
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: 'src/server/main.ts',
        sealed: 'src/sealed/sealed.ts',
        operator: 'src/server/operator.ts',
        'reader-process': 'src/server/documents/reader-process.ts',
        thinker: 'src/server/thinking/thinker.ts',
        'engine-process': 'src/speech/built-in/engine-process.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})
