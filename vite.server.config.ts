import { defineConfig } from 'vite'

/**
 * The server's half: plain files side by side in dist/server, libraries left in node_modules.
 * The reader's process is an entry of its own, because it is started as a process of its own.
 */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    rolldownOptions: {
      input: { main: 'src/server/main.ts', 'reader-process': 'src/server/documents/reader-process.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})
