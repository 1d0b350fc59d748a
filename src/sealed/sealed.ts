import { sealIfAsked } from './seal.ts'

/** Seals the process that loads it, before anything else is loaded: `import './sealed.ts'`, or `node --import`. */
sealIfAsked(process.env)
