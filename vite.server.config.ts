import { cpSync } from 'node:fs'
import { defineConfig, type Plugin } from 'vite'

/** The migrations are files that the server reads when it starts, so they go where it looks for them: beside it. */
const migrations: Plugin = {
  name: 'migrations',
  closeBundle: () => cpSync('src/server/db/migrations', 'dist/server/migrations', { recursive: true }),
}

/**
 * The server's half: plain files side by side in dist/server, libraries left in node_modules.
 * What whoever runs the server calls from a command line is an entry of its own. The reader's process, the one that hears and speaks and the thread that thinks are entries of their own, because they are started by their files; what
 * seals a process is loaded ahead of either.
 */
export default defineConfig({
  publicDir: false,
  plugins: [migrations],
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
