import './app/without-compiling.ts'
import './ui/tokens.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
// loaded by itself, as parts that several screens share may be run before what this file names first
const { start } = await import('./app/start.tsx')
start(root)
