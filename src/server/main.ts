import '../sealed/sealed.ts'

/** What is served with is loaded once this process is sealed, where it is to be. */
await import('./program.ts')
