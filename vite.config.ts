import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { leanCalls } from './scripts/setup/lean-calls.mjs'
import { ownIcons } from './scripts/setup/own-icons.mjs'
import { packed } from './scripts/setup/packed.mjs'
import { plainPages } from './scripts/setup/plain-pages.mjs'
import { startParts } from './scripts/setup/start-parts.mjs'

const api = `http://127.0.0.1:${process.env.PORT ?? 3000}`

/** The oldest browsers that know a colour for light and one for dark, which papers in dark screens need by themselves. */
const BROWSERS = ['chrome123', 'firefox120', 'safari17.5']

/** The browser's half: built into dist/web, or served with instant reload and the server's calls passed on to it. */
export default defineConfig({
  plugins: [react(), tailwindcss(), leanCalls(), ownIcons(), plainPages(), packed()],
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    cssTarget: BROWSERS,
    rolldownOptions: { input: ['index.html', 'plain.html'], output: { codeSplitting: startParts() } },
  },
  server: { host: '127.0.0.1', port: 5173, strictPort: true, proxy: { '/api': { target: api, ws: true }, '/topics': api } },
})
