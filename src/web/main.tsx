import * as z from 'zod'
import './ui/tokens.css'

// Otherwise zod tries to compile its checks, which the content security policy refuses and the console then reports.
// It decides so when the first shape is made, so everything with shapes in it is loaded after this line.
z.config({ jitless: true })

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
const { start } = await import('./app/start.tsx')
start(root)
