import { build, type Rollup } from 'vite'
import { beforeAll, describe, expect, test } from 'vitest'
import config from '../../vite.server.config.ts'

/** What only a server with a language model needs: our own code for it, and the libraries behind it. */
const CODE_OF_A_MODEL = /\/src\/drafting\/language-model\//
const LIBRARY_OF_A_MODEL = /^(?:ai|minisearch|@ai-sdk\/.*)$/

describe('The server as it is built', () => {
  let chunks: Map<string, Rollup.OutputChunk>
  beforeAll(async () => {
    const built = await build({ ...config, configFile: false, logLevel: 'silent', plugins: [], build: { ...config.build, write: false } })
    const { output } = built as Rollup.RollupOutput
    chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])))
  })

  test('starts without anything of a language model in what it loads', () => {
    const started = loadedFrom(['main.js', fileWith(/\/src\/server\/program\.ts$/)], ({ imports }) => imports)
    expect(started.modules.filter((module) => /\/src\/server\/(?:main|program)\.ts$/.test(module))).toHaveLength(2)
    expect(started.libraries).toContain('zod')
    expect(started.modules.filter((module) => CODE_OF_A_MODEL.test(module))).toEqual([])
    expect(started.libraries.filter((library) => LIBRARY_OF_A_MODEL.test(library))).toEqual([])
  })

  test('loads what seals a process before all else, and no library with it', () => {
    for (const file of ['main.js', 'sealed.js']) {
      const { modules, libraries } = loadedFrom([file], ({ imports }) => imports)
      expect(modules.filter((module) => !/\/src\/(?:sealed|server\/main\.ts)/.test(module))).toEqual([])
      expect(libraries.filter((library) => !library.startsWith('node:'))).toEqual([])
    }
  })

  test('loads a language model, and the package of each provider, only when it is asked to', () => {
    const all = loadedFrom(['main.js'], ({ imports, dynamicImports }) => [...imports, ...dynamicImports])
    expect(all.modules.filter((module) => /\/language-model\/(?:drafter|connect\/connect)\.ts$/.test(module))).toHaveLength(2)
    expect(all.libraries.filter((library) => LIBRARY_OF_A_MODEL.test(library)).sort()).toEqual([
      '@ai-sdk/amazon-bedrock',
      '@ai-sdk/anthropic',
      '@ai-sdk/azure',
      '@ai-sdk/openai',
      '@ai-sdk/openai-compatible',
      'ai',
      'minisearch',
    ])
    const connected = loadedFrom([fileWith(/\/connect\/connect\.ts$/)], ({ imports }) => imports)
    expect(connected.libraries).toContain('ai')
    expect(connected.libraries.filter((library) => library.startsWith('@ai-sdk/'))).toEqual([])
  })

  test('starts without anything of those who watch it, and loads each when it is configured', () => {
    const watching = /^(?:prom-client|@opentelemetry\/.+)$/
    expect(loadedFrom(['main.js'], ({ imports }) => imports).libraries.filter((library) => watching.test(library))).toEqual([])
    const all = loadedFrom(['main.js'], ({ imports, dynamicImports }) => [...imports, ...dynamicImports])
    expect(all.libraries.filter((library) => watching.test(library)).sort()).toEqual([
      '@opentelemetry/api',
      '@opentelemetry/exporter-trace-otlp-http',
      '@opentelemetry/resources',
      '@opentelemetry/sdk-trace',
      'prom-client',
    ])
  })

  /** Our own modules and the libraries that are loaded with these files. */
  function loadedFrom(files: readonly string[], next: (chunk: Rollup.OutputChunk) => readonly string[]) {
    const loaded = new Set(files)
    for (const file of loaded) for (const other of next(chunkOf(file) ?? NOTHING)) loaded.add(other)
    const names = [...loaded]
    return {
      modules: names.flatMap((name) => chunkOf(name)?.moduleIds ?? []),
      libraries: names.filter((name) => !chunkOf(name)),
    }
  }

  function chunkOf(file: string): Rollup.OutputChunk | undefined {
    return chunks.get(file)
  }

  function fileWith(module: RegExp): string {
    const chunk = [...chunks.values()].find(({ moduleIds }) => moduleIds.some((id) => module.test(id)))
    if (!chunk) throw new Error(`No file has ${module}`)
    return chunk.fileName
  }
})

/** A library has files of its own, which are loaded by Node. */
const NOTHING = { imports: [] as string[], dynamicImports: [] as string[] } as Rollup.OutputChunk
