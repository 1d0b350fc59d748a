import { createRequire } from 'node:module'

/** The library that hears and speaks, and the part of it that is made for this machine; both are optional. */
const LIBRARY = 'sherpa-onnx-node'
const MADE_FOR = `sherpa-onnx-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`

/** Whether what hears and speaks is installed, as npm does unless it is told to leave out what is optional, or has nothing for this machine. */
export function hasEngine(find = createRequire(import.meta.url).resolve) {
  try {
    return [LIBRARY, `${MADE_FOR}/package.json`].every((name) => find(name) !== '')
  } catch {
    return false
  }
}
