import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'

const parts = new Set<() => Promise<unknown>>()

/** A part of a screen that is fetched when it is first shown, or ahead; until it is there, `meanwhile` stands in its place. */
export function late<Props extends object>(
  fetch: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode | ((props: Props) => ReactNode) = null,
): ComponentType<Props> {
  parts.add(fetch)
  const Part: ComponentType<Props> = lazy(async () => ({ default: await fetch() }))
  // biome-ignore lint/correctness/noComponentHookFactories: it is called once for each part, at the top of a module
  return function Late(props: Props) {
    return (
      <Suspense fallback={typeof meanwhile === 'function' ? meanwhile(props) : meanwhile}>
        <Part {...props} />
      </Suspense>
    )
  }
}

/** Code that is fetched when it is first asked for, or ahead as the late parts are. */
export function lateCode<Code>(fetch: () => Promise<Code>): () => Promise<Code> {
  parts.add(fetch)
  return fetch
}

/** Fetches the late parts of all screens that were opened or fetched, so that they are there when the server is out of reach. */
export async function fetchLateParts(): Promise<void> {
  await Promise.allSettled(Array.from(parts, (fetch) => fetch()))
}
