import './app/without-compiling.ts'
import { fetchScreen } from './app/screens.ts'
import './ui/tokens.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
fetchScreen(location.pathname)
// loaded by itself, as parts that several screens share may be run before what this file names first
const { start } = await import('./app/start.tsx')
start(root)
